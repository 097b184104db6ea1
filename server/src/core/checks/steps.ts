/**
 * How much is done for a script, counted and not timed, so that the findings are the same on every computer: a visit of
 * a node by a check takes a step for each of its characters, and some for itself.
 */
import type { Card } from '../model/card.ts';
import type { Span } from '../text/span.ts';

/** No published script takes as much as a fiftieth of them. */
const mostSteps = 50_000_000;
const stepsOfVisit = 20;

type Visitor = 'card' | 'line' | 'face' | 'keyword' | 'ability';

export class Steps {
  readonly #costs: Readonly<Record<Visitor, number>>;
  #left = mostSteps;

  constructor({ file, faces }: Card) {
    const uses = faces.flatMap(({ keywords, granted }) => [...keywords, ...granted]);
    const abilities = faces.flatMap((face) => face.abilities);
    this.#costs = {
      card: stepsOfVisit + file.text.length,
      line: sum(file.lines.map(({ span }) => span)),
      face: sum(faces.map(({ lines }) => ({ start: lines[0]?.span.start ?? 0, end: lines.at(-1)?.span.end ?? 0 }))),
      keyword: sum(uses.map(({ piece }) => piece.span)),
      ability: sum(abilities.map(({ record }) => record.span)),
    };
  }

  /** Whether a check was not made because none were left. */
  get areOut(): boolean {
    return this.#left < 0;
  }

  /** Takes the steps of a check. @returns false where there are not so many left, or were not before */
  take(check: Readonly<Record<Visitor, unknown>>): boolean {
    const { card, line, face, keyword, ability } = this.#costs;
    this.#left -=
      (check.card ? card : 0) +
      (check.line ? line : 0) +
      (check.face ? face : 0) +
      (check.keyword ? keyword : 0) +
      (check.ability ? ability : 0);
    return this.#left >= 0;
  }
}

function sum(spans: readonly Span[]): number {
  return spans.reduce((total, { start, end }) => total + stepsOfVisit + end - start, 0);
}
