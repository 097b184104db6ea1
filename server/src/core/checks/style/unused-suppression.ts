import { defineCheck } from '../check.ts';

/** The runner reports it: it alone knows which comments silenced something. */
export default defineCheck({
  code: 'style/unused-suppression',
  severity: 'info',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A `# cardscript-disable-…` comment silences nothing.',
  why: 'A comment that outlived its finding hides the next real one, and one with a misspelt code never worked.',
  bad: [
    {
      script: `Name:Quiet Sample
ManaCost:1 G
Types:Creature Elf
PT:2/2
# cardscript-disable-next-line keyword/unknown -- spelling is fine by now
K:Trample
Oracle:Trample
`,
    },
  ],
  good: [
    {
      script: `Name:Quiet Sample
ManaCost:1 G
Types:Creature Elf
PT:2/2
# cardscript-disable-next-line keyword/unknown -- the engine learns this word next week
K:Tramplore
Oracle:Tramplore
`,
    },
  ],
  messages: {
    unused: 'Nothing to silence here: the next line, or the file, has no finding "{code}".',
    unknownCode: 'No check has the code "{code}", so this comment silences nothing.',
  },
  fixes: { remove: 'Remove the comment', code: 'Remove "{code}" from the comment' },
});
