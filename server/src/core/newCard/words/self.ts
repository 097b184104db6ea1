/** What a card calls itself, once its name is `CARDNAME`; for use inside a larger pattern. */
export const selfPattern =
  '(?:CARDNAME|NICKNAME|it|this (?:creature|land|artifact|enchantment|permanent|card|spell|token|Aura|Equipment|Vehicle|Saga|Class|Case|Siege|Room|Spacecraft|planeswalker|[A-Z][a-z]+))';
