import type { MessageValues } from './check.ts';

/** Puts values into a template's `{placeholders}`; one without a value stays as it is, so that its lack shows. */
export function formatMessage(template: string, values: MessageValues = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
