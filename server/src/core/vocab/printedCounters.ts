import { vocab } from './vocab.ts';

/** `+1/+1` as `P1P1`, `charge` as `CHARGE`, `flying` as `Flying`; undefined where the engine has no such counter. */
export function counterName(printed: string): string | undefined {
  const signs = printed.trim().replaceAll('+', 'P').replaceAll(/[-−]/g, 'M').replaceAll('/', '');
  const name = signs.toUpperCase();
  if (vocab.counters.has(name)) return name;
  return vocab.counters.anyCase(signs)?.name ?? vocab.keywords.anyCase(signs)?.name;
}
