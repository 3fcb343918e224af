import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW039',
  phase: 'shape',
  severity: 'error',
  title: 'A pattern cannot be matched in linear time',
  why: 'A visitor, or a row, with a suitable text could block the server or the build. The server refuses a form with such a pattern.',
  help: 'Patterns of forms and row schemas are matched with RE2, which supports no lookaround, no back-references, no more than 1,000 repetitions and no long names of Unicode categories. Use short names such as `\\p{L}`, and accept a few more values where a pattern cannot express a rule without them.',
  ...examples`# data/forms/contact.yaml
function: send-contact-email
title: Contact
submit: Send
groups:
  - fields:
      - { name: code, label: Code, kind: text, pattern: "^${['(?=.*[0-9])', '']}[A-Z0-9]{6}$" }`,
};
