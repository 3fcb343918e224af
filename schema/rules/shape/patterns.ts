import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'invalid-pattern': {
    code: 'BW033',
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
  },
  'unsupported-pattern': {
    code: 'BW039',
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
  },
});

const explain = createReporter<typeof rules, PatternFault>();

/** Why a pattern cannot be used. */
export type PatternFault = Pick<Problem, 'rule' | 'message' | 'hint'>;

/** Explains a pattern that is no regular expression. */
export function invalidPattern(reason: string): PatternFault {
  return explain('invalid-pattern', {
    message: `This is not a regular expression: ${reason}.`,
    hint: 'write it as JavaScript does without the slashes, such as "^[0-9]{5}$"; \\ before a special character makes it plain',
  });
}

/** Explains a pattern with a part that cannot be matched in linear time. */
export function unsupportedPattern(part: string): PatternFault {
  return explain('unsupported-pattern', {
    message: `\`${part}\` cannot be matched in linear time.`,
    hint: 'avoid lookaround, back-references and more than 1,000 repetitions, and use short names of Unicode categories, such as `\\p{L}`',
  });
}
