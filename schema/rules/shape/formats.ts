import { site } from '../../diagnostics/exampleSites.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'wrong-format': {
    code: 'BW021',
    severity: 'error',
    title: 'A text has the wrong format',
    why: 'The value would not work. For example, links cannot point to an id with spaces.',
    help: 'Write the value in the format that the message describes.',
    ...examples`- type: quote
  id: ${['What They Say', 'what-they-say']}
  text: It simply works.`,
  },
  'unknown-icon': {
    code: 'BW022',
    severity: 'error',
    title: 'An icon does not exist',
    why: 'The page would show an empty space.',
    help: 'Choose a name from https://lucide.dev/icons.',
    ...examples`- type: hero
  headline: Hello
  badges:
    - { label: Ready, icon: ${['calender', 'calendar']}-check }`,
  },
  'invalid-date': {
    code: 'BW023',
    severity: 'error',
    title: 'A date or time is not valid',
    why: 'The page would be published right away, or never.',
    help: 'Write a date such as 2026-05-31, or a date with time such as 2026-05-31T09:00Z.',
    ...examples`- type: quote
  publishAt: ${['31.05.2030', '2030-05-31']}
  text: It simply works.`,
  },
  'wrong-image-path': {
    code: 'BW025',
    severity: 'error',
    title: 'An image path does not point into public/',
    why: 'Blockwright resizes and serves images from public/ only.',
    help: 'Put the file in public/ and write its path from there, starting with a slash.',
    ...examples`- type: quote
  text: It simply works.
  image: { src: ${['', '/']}images/ada.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
  },
  'wrong-color': {
    code: 'BW026',
    severity: 'error',
    title: 'A colour is not valid',
    why: 'Browsers ignore invalid colours, and text may become unreadable.',
    help: 'Write it as "#0a5cff" in quotes, or as oklch(…), rgb(…) or hsl(…).',
    ...examples`${site}
  theme: { colors: { light: { accent: "#${['12345', '123456']}" } } }`,
  },
  'wrong-route': {
    code: 'BW027',
    severity: 'error',
    title: 'A route is not valid',
    why: 'Addresses with capital letters or spaces break when people type or share them.',
    help: 'Start the route with `/` and use lower-case letters, digits and hyphens.',
    ...examples`/${['About Us', 'about-us']}:
  title: About us
  description: Who we are
  sections:
    - { type: hero, headline: About us }`,
  },
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
  'wrong-token': {
    code: 'BW035',
    severity: 'error',
    title: 'A font is not valid',
    why: 'Browsers would ignore the value, and texts would have another font.',
    help: 'Write a value of the kind that the message names.',
    ...examples`${site}
  theme: { fonts: { text: { family: Georgia, fallback: ${['serif;', 'serif']} } } }`,
  },
});
