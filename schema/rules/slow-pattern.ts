import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW034',
  phase: 'shape',
  scope: 'page',
  severity: 'error',
  title: 'Matching a pattern can take exponential time',
  why: 'A visitor who types a suitable text of 40 characters would block the server or the browser for hours.',
  help: 'Make sure that each text can match in only one way: no repetition inside a repetition of the same characters, and no two alternatives that begin alike inside a repetition.',
  ...examples`# data/forms/contact.yaml
function: send-contact-email
title: Contact
submit: Send
groups:
  - fields:
      - { name: city, label: City, kind: text, pattern: "^${['([A-Za-z]+ ?)+', '[A-Za-z]+( [A-Za-z]+)*']}$" }`,
};
