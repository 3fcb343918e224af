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
  'unused-form-key': {
    code: 'BW097',
    severity: 'error',
    title: 'A key of a form has no effect where the form is sent',
    why: 'The form does not do what the file says. For example, a form service knows nothing of `to:`.',
    help: 'Remove the key, or send the form to a function instead of a form service.',
    bad: createTarget('action: https://forms.example/f/abc\nto: sales@example.com'),
    good: createTarget('action: https://forms.example/f/abc'),
  },
  'lost-submission': {
    code: 'BW098',
    severity: 'error',
    title: 'Submissions reach no recipient',
    why: 'The visitor is thanked, and the submission is lost.',
    help: 'Name recipients or a webhook, or keep the submissions.',
    bad: createTarget('store: false\nto: []'),
    good: createTarget('store: false\nto: sales@example.com'),
  },
  'unknown-placeholder': {
    code: 'BW099',
    severity: 'error',
    title: 'The reply of a form names a field that does not exist',
    why: 'The sender would read the placeholder instead of a value.',
    help: 'Write the name of a field in braces, such as `{email}`, or `{reference}`.',
    bad: createTarget('reply: { subject: Thank you, text: "We write to {emial}." }'),
    good: createTarget('reply: { subject: Thank you, text: "We write to {email}." }'),
  },
  'published-secret': {
    code: 'BW089',
    severity: 'error',
    title: 'The secret key of a challenge is in a form',
    why: 'Pages contain the site key, so everybody could read the secret and pass any challenge.',
    help: 'Write the site key. The secret key belongs into the setting `CHALLENGE_SECRET`; replace it if it was published.',
    bad: createTarget(
      'challenge: { service: turnstile, siteKey: 1x0000000000000000000000000000000AA }',
    ),
    good: createTarget('challenge: { service: turnstile, siteKey: 1x00000000000000000000AA }'),
  },
});

/** Returns the file of a form that begins with the given lines. */
function createTarget(lines: string): string {
  return `# data/forms/contact.yaml
${lines}
title: Contact
submit: Send
groups:
  - fields:
      - { name: email, label: Email, kind: email, required: true }`;
}

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
