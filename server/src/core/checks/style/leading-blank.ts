import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'style/leading-blank',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A line begins with a blank.',
  why: 'Scripts are searched by the beginnings of their lines, and older readers do not find a line behind a blank.',
  bad: [{ script: ' Name:Shifted Sample\nManaCost:1\nTypes:Artifact\nOracle:\n' }],
  good: [{ script: 'Name:Shifted Sample\nManaCost:1\nTypes:Artifact\nOracle:\n' }],
  messages: { blank: 'The line begins with a blank.' },
  fixes: { remove: 'Remove the blank' },
  line(line, { report }) {
    if (line.kind !== 'field' && line.kind !== 'marker') return;
    const span = { start: line.span.start, end: line.key.span.start };
    if (span.start === span.end) return;
    report({ span, message: 'blank', fixes: () => [{ title: 'remove', edits: [replace(span, '')], safe: true }] });
  },
});
