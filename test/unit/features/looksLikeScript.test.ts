import { describe, expect, it } from 'vitest';
import { looksLikeScript } from '../../../server/src/core/features/looksLikeScript.ts';

describe('a script', () => {
  it.each([
    ['with its name first', 'Name:Plain Sample\nManaCost:1 G\nTypes:Creature Bear\n'],
    ['of one line', 'Name:Plain Sample'],
    ['that begins with another key', 'ManaCost:1 G\nTypes:Instant\n'],
    ['whose name is misspelt', 'Nmae:Slip Sample\nManaCost:1 G\n'],
    ['whose name has another case', 'name:Slip Sample\nTypes:Instant\n'],
    ['whose name lacks its colon', 'Name Slip Sample\nManaCost:1 G\n'],
    ['whose colon is another sign', 'Name;Slip Sample\nTypes:Instant\n'],
    ['with blanks behind its colons', 'Name: Spaced Sample\nManaCost: 1 G\n'],
    ['with blanks and a misspelt key', 'Name: Spaced Sample\nMana Cost: 1 G\nType: Instant\n'],
    ['below comments and blank lines', '# One.\n\n  \n#Two.\nName:Below Sample\n'],
    ['whose third line is the first that has a key', 'Something\nelse\nName:Late Sample\n'],
    ['with a byte order mark and CRLF', '\ufeff# Mark.\r\nName:Marked Sample\r\n'],
    ['with CR', '# Old.\rName:Old Sample\r'],
    ['that is a piece of one: an ability', 'A:SP$ Draw | NumCards$ 1\n'],
    ['that is a piece of one: a keyword', 'K:Flying\n'],
    ['that is a piece of one: the other face', 'ALTERNATE\n\nName:Other Sample\n'],
  ])('is one %s', (_, text) => {
    expect(looksLikeScript(text)).toBe(true);
  });
});

describe('no script', () => {
  it.each([
    ['nothing', ''],
    ['comments only', '# Name:No\n# Types:None\n'],
    ['a deck', '[metadata]\nName=My Deck\n[Main]\n4 Island|ABC\n'],
    ['a deck without sections', 'Name=My Deck\n20 Island\n'],
    ['a deck of another program', 'Deck\n4 Island (ABC) 12\n'],
    ['an edition', '[metadata]\nCode=ABC\nDate=2020-01-01\nName=Made Up\n\n[cards]\n1 C Paper Crow @Somebody\n'],
    ['an edition with a colon in its header', '[metadata]\nName:Made Up\n'],
    ['requirements', 'numpy==1.26\nrequests>=2\n'],
    ['a build file', 'cmake_minimum_required(VERSION 3.10)\nproject(foo)\n'],
    ['a diary', 'Dear diary,\nToday: nothing.\nTomorrow: the same.\n'],
    ['notes about somebody', 'Name: Bob\nAge: 30\nTown: Springfield\n'],
    ['notes with one key', 'Name: Shopping\n'],
    ['a list below a name', 'Name:\n  - one\n  - two\n'],
    ['YAML', 'name: sample\nversion: 1.0.0\ndescription: nothing\n'],
    ['properties', 'name=sample\ntext=nothing\n'],
    ['Markdown', 'Title\n=====\n\nName: of the thing\n'],
    ['a log', 'E: 12 failed\nT: 13\nS: 14 passed\n'],
    ['questions and answers', 'Q:Why?\nA:Because.\nK:Fine.\n'],
    ['a table', 'Name,Count\nIsland,4\n'],
    ['a table of the other kind', 'Name;Count\nIsland;4\n'],
    ['paths and times', 'C:\\cards\nD:\\decks\n12:30 lunch\n'],
    ['a mail', 'Subject: x\nFrom: y\nTo: z\n'],
    ['a text whose fourth line has a key', 'One\nTwo\nThree\nName:Late\n'],
    ...[
      'same:thing',
      'Text:Hello world',
      'Draft:first',
      'Types:int,str',
      'game:chess',
      'Lights:on',
      'name:build',
      'A:B$foo',
    ]
      .concat('fame:', 'Nam:', 'Names:', 'ALTERNATE', 'Matcher: a b\nAlternatives: c d\n')
      .map((text) => [`a near miss: ${text}`, text]),
    ['one endless line', 'x'.repeat(100_000)],
  ])('is %s', (_, text) => {
    expect(looksLikeScript(text)).toBe(false);
  });
});
