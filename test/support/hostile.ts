/** Text that somebody puts into a script or a name so that it acts where it is shown. */
import MarkdownIt from 'markdown-it';
import { withAddresses } from '../../client/src/ownLinks.ts';

/** What acts on a terminal or a log: of one line, since scripts and names are looked at line by line. */
export const acting = '\u001b[31m\u009b2J\u0007\u202eevil\u2066\u200f\u2028::error::x\u2029##[add-mask]x\u0085';

/** What Markdown would take for something of its own: whole words, without blanks, and with them. */
export const marking: readonly string[] = [
  'X`![](https://evil.test/a.png)`',
  '](command:x)[y](command:cardscript.openRule?%5B%22100%22%5D)',
  '<img/src=x>|**b**&lt;https://evil.test/www.evil.test',
  ' `` ![](https://evil.test/a.png) [U](cardscript-uses:face/%E0%A4%A) [R](cardscript-rules:999.9) <b>x</b>',
  '\\`[z](vscode:x)~~a~~@evil.test<https://evil.test>',
];

/** A card that has everything in it. */
export const script = `# a comment on 702.103
Name:Rope Walker
ManaCost:1 W U
Types:Creature Human Soldier
PT:2/2
Colors:white,blue
K:Kicker:1 R:Sac<1/Creature.cmcLEX/small one>
K:Bestow:3 W
K:Protection:Card.Red:red
K:ETBReplacement:Copy:DBPump
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ Sac<1/Creature/a friend> PayLife<2> | Description$ You may sacrifice one.
S:Mode$ Continuous | Affected$ Creature.YouCtrl+Other | AddPower$ X | AddKeyword$ Flying & Haste | MayPlay$ True | AffectedZone$ Graveyard | Description$ Creatures fly (702.9).
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When it enters, gain life.
R:Event$ Draw | ActiveZones$ Battlefield | ValidPlayer$ You | ReplaceWith$ DBPump | Description$ If you would draw, pump.
A:AB$ Token | Cost$ X T PayLife<Y> tapXType<1/Artifact> | TokenScript$ w_1_1_spirit | TokenAmount$ X | SpellDescription$ Make one.
A:AB$ Draw | Cost$ Q Exert<1/CARDNAME> AddCounter<1/LOYALTY> | Defined$ TriggeredCardController | NumCards$ X | UnlessCost$ 2 | SpellDescription$ Draw.
A:AB$ Destroy | Cost$ 1 | ValidTgts$ Creature.namedSome One+Other | TgtPrompt$ Choose one | Duration$ UntilYourNextTurn | SpellDescription$ Destroy it.
SVar:TrigGain:DB$ GainLife | LifeAmount$ X | Defined$ Valid Creature.YouCtrl | SubAbility$ DBPump
SVar:DBPump:DB$ Pump | KW$ Flying & Haste | NumAtt$ +X | Defined$ Targeted | StackDescription$ SpellDescription
SVar:X:Count$Compare Y GEX.1.0/Plus.Y
SVar:Y:Count$Valid Creature.YouCtrl+powerGE2,Land
SVar:AIPreference:SacCost$Creature
DeckHas:Ability$Token|LifeGain
DeckHints:Type$Bird & Name$Some One|Other
AI:RemoveDeck:All
Oracle:Kicker {1}{R}\\nBestow {3}{W}\\nFlying\\nMake one.
AlternateMode:Adventure

ALTERNATE

Name:Other Side
ManaCost:2
Types:Sorcery Adventure
A:SP$ Draw | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:Draw a card.
`;

/** Offsets in it: names, values and what stands in them: wherever a word ends, something hostile may follow. */
export const fields = [...script.matchAll(/[A-Za-z0-9_}>](?=[:|$ <>/.,+&\n]|$)/g)].map((match) => match.index + 1);

const asEditors = new MarkdownIt({ html: true, linkify: true });
// Editors make links of addresses that say how they are reached, or begin with www.
asEditors.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('//', null);

/** Addresses that Cardscript itself makes; what is hostile has numbers of its own. */
const ours = /^(?:cardscript-rules:\d{3}(?:\.\d+[a-z]*)?|cardscript-uses:\w+\/[^\s)]+)$/;

/** What acts in Markdown though it is not ours: pictures, HTML, links; empty where all is well. */
export function actingIn(markdown: string): string[] {
  return [...foreign(markdown), ...foreign(asShown(markdown))];
}

/** As the extension gives it to the editor: links of ours call commands. */
function asShown(markdown: string): string {
  return withAddresses(markdown, (scheme, place) =>
    place.startsWith('999') || place.includes('%E0') ? `command:taken-for-ours` : `${scheme}:${place}`,
  );
}

function foreign(markdown: string): string[] {
  const found: string[] = [];
  const look = (tokens: ReturnType<MarkdownIt['parse']>): void => {
    for (const token of tokens) {
      if (/^(?:image|html_inline|html_block)$/.test(token.type)) found.push(`${token.type} ${token.content}`);
      const address = token.type === 'link_open' ? token.attrGet('href') : null;
      if (address !== null && (!ours.test(address) || address.includes('999.9'))) found.push(`link ${address}`);
      if (token.children) look(token.children);
    }
  };
  look(asEditors.parse(markdown, {}));
  return found;
}

/** Characters that act on a terminal or in a log, by their numbers; lines may end. */
export function controlsIn(text: string): string[] {
  const found = text.match(/[\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]|(?![\n])\p{Cc}/gu) ?? [];
  return found.map((character) => (character.codePointAt(0) ?? 0).toString(16));
}

/** Lines that GitHub Actions would take for commands; those that a format begins itself are not among `own`. */
export function commandsIn(text: string, own?: RegExp): string[] {
  return text.split('\n').filter((line) => (/^\s*::/u.test(line) || line.includes('##[')) && !own?.test(line));
}
