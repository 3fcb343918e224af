import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW033',
  phase: 'shape',
  severity: 'error',
  title: 'A pattern is not a regular expression',
  why: 'A form or row with it could not be checked at all.',
  help: 'Write a JavaScript regular expression with the flag `u`, without slashes around it. Put a backslash before a special character that is meant literally.',
  ...examples`# data/forms/contact.yaml
function: send-contact-email
title: Contact
submit: Send
groups:
  - fields:
      - { name: zip, label: ZIP code, kind: text, pattern: "^${['(', '']}[0-9]{5}$" }`,
};
