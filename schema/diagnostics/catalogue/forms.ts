import { defineRules } from './RuleMeta.ts';

/** Rules about the forms of data/forms. */
export const formRules = defineRules('reference', 'file', {
  'unknown-function': {
    code: 'BW090',
    severity: 'error',
    title: 'A form is sent to a function that does not exist',
    why: 'Every submission would fail.',
    help: 'Correct the name, or add a folder to `functions/` of the site.',
    bad: createForm('{ name: email, label: Email, kind: email }', 'send-contact-emial'),
    good: createForm('{ name: email, label: Email, kind: email }'),
  },
  'duplicate-field': {
    code: 'BW091',
    severity: 'error',
    title: 'Two fields of a form have the same name',
    why: 'Only one of their values can be sent, and a message for one appears below the other.',
    help: 'Give each field a name of its own. `sendAs` counts as a name too.',
    bad: createForm(
      '{ name: name, label: Name, kind: text }',
      '{ name: name, label: Email, kind: email }',
    ),
    good: createForm(
      '{ name: name, label: Name, kind: text }',
      '{ name: email, label: Email, kind: email }',
    ),
  },
  'missing-choices': {
    code: 'BW092',
    severity: 'error',
    title: 'A field to choose from has no choices',
    why: 'The field cannot be filled in, so a form that requires it can never be sent.',
    help: 'Add `choices:` with a line `value: text` for each choice.',
    bad: createForm('{ name: tour, label: Tour, kind: select, required: true }'),
    good: createForm(
      '{ name: tour, label: Tour, kind: select, required: true, choices: { day: Day trip } }',
    ),
  },
  'unused-option': {
    code: 'BW093',
    severity: 'error',
    title: 'A key has no effect in a field of its kind',
    why: 'The form does not do what the file says.',
    help: 'Remove the key, or change the kind of the field.',
    bad: createForm('{ name: photo, label: Photo, kind: text, accept: [.jpg] }'),
    good: createForm('{ name: photo, label: Photo, kind: file, accept: [.jpg] }'),
  },
  'impossible-limits': {
    code: 'BW094',
    severity: 'error',
    title: 'No value can meet the limits of a field',
    why: 'A form that requires the field can never be sent.',
    help: 'Correct the limits.',
    bad: createForm('{ name: city, label: City, kind: text, min: 20, max: 2 }'),
    good: createForm('{ name: city, label: City, kind: text, min: 2, max: 20 }'),
  },
  'invalid-condition': {
    code: 'BW095',
    severity: 'error',
    title: 'A condition names a field or choice that does not exist',
    why: 'The condition never holds, so the field never appears.',
    help: 'Correct the name of the field or choice. Conditions can depend on select, radio, checkbox and hidden fields.',
    bad: createForm(
      '{ name: role, label: Role, kind: select, choices: { buyer: Buyer } }',
      '{ name: company, label: Company, kind: text, when: { role: byer } }',
    ),
    good: createForm(
      '{ name: role, label: Role, kind: select, choices: { buyer: Buyer } }',
      '{ name: company, label: Company, kind: text, when: { role: buyer } }',
    ),
  },
  'unreachable-field': {
    code: 'BW096',
    severity: 'error',
    title: 'A field can never appear',
    why: 'Its condition contradicts that of its group or of a field it depends on.',
    help: 'Change one of the conditions.',
    bad: createForm(
      '{ name: role, label: Role, kind: radio, choices: { a: A, b: B } }',
      '{ name: team, label: Team, kind: checkbox, when: { role: a } }',
      '{ name: size, label: Size, kind: text, when: { team: true, role: b } }',
    ),
    good: createForm(
      '{ name: role, label: Role, kind: radio, choices: { a: A, b: B } }',
      '{ name: team, label: Team, kind: checkbox, when: { role: a } }',
      '{ name: size, label: Size, kind: text, when: { team: true } }',
    ),
  },
});

/** Returns the file of a form with fields, and optionally the name of another function at the end. */
function createForm(...parts: string[]): string {
  const fields = parts.filter((part) => part.startsWith('{'));
  const [name = 'send-contact-email'] = parts.filter((part) => !part.startsWith('{'));
  return `# data/forms/contact.yaml
function: ${name}
title: Contact
submit: Send
groups:
  - fields:
${fields.map((field) => `      - ${field}`).join('\n')}`;
}
