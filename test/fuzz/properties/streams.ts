/** What holds for all that a program writes for people and for services that read logs. */
import type { Ended } from '../processes.ts';
import type { Faults } from '../faults.ts';

export function expectEnded(what: string, { ending, status, stdout, stderr }: Ended, faults: Faults): void {
  if (ending === 'time') faults.add(`${what} ends in time`, stderr.slice(0, 300));
  else if (ending === 'memory') faults.add(`${what} takes little memory`, stderr.slice(0, 300));
  else if (status === null || status > 2)
    faults.add(`${what} ends with a status that it knows`, `${status}: ${stderr.slice(0, 600)}`);
  if (/internal error/.test(stderr)) faults.add(`${what} has no internal error`, stderr.slice(0, 800));
  for (const [name, text] of [
    ['output', stdout],
    ['messages', stderr],
  ] as const) {
    const at = text.search(/[\x00-\x08\x0b-\x1f\x7f\x80-\x9f]/);
    if (at >= 0)
      faults.add(
        `the ${name} of ${what} hold no control characters`,
        JSON.stringify(text.slice(Math.max(0, at - 80), at + 40)),
      );
    const command = /^::[a-z-]+ file=x\.js.*/m.exec(text);
    if (command) faults.add(`the ${name} of ${what} hold no command that a file brought`, command[0]);
  }
}
