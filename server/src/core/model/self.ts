/** Selectors that mean the very card that an ability stands on. */

/** Whether each alternative of a selector is the card itself: `Card.Self`, `Creature.Self+kicked`. */
export function meansSelf(selector: string): boolean {
  return (
    selector !== '' &&
    selector.split(',').every((one) => {
      const [, restrictions = ''] = one.trim().split(/\.(.*)/s);
      return restrictions.split('+').includes('Self');
    })
  );
}
