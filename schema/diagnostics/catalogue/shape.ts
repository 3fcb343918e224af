import { examples } from './examples.ts';
import { defineRules } from './RuleMeta.ts';

/** Rules about keys and values. */
export const shapeRules = defineRules('shape', 'page', {
  'wrong-type': {
    code: 'BW010',
    severity: 'error',
    title: 'A value has the wrong type',
    why: 'The page would show the wrong thing, or nothing.',
    help: 'Write the kind of value that the message asks for. Put text that looks like a number in quotes.',
    bad: `- type: prose
  contents: always
  text: Hello`,
    good: `- type: prose
  contents: true
  text: Hello`,
  },
  'missing-key': {
    code: 'BW011',
    severity: 'error',
    title: 'A required key is missing',
    why: 'The section cannot be shown without this key.',
    help: 'Add the key.',
    bad: `- type: quote
  author: Ada`,
    good: `- type: quote
  text: It simply works.
  author: Ada`,
  },
  'unknown-key': {
    code: 'BW012',
    severity: 'error',
    title: 'A key is unknown',
    why: 'Unknown keys are usually typos, and their content would be dropped silently.',
    help: 'Use the suggested spelling, correct the indentation, or remove the key.',
    ...examples`- type: cards
  ${['titel', 'title']}: What we do
  items:
    - title: One`,
  },
  'wrong-choice': {
    code: 'BW013',
    severity: 'error',
    title: 'A value is not one of the choices',
    why: 'Only the listed values work.',
    help: 'Use one of the listed values.',
    bad: `- type: quote
  tone: drak
  text: It simply works.`,
    good: `- type: quote
  tone: dark
  text: It simply works.`,
  },
  'unknown-section-type': {
    code: 'BW014',
    severity: 'error',
    title: 'A section type does not exist',
    why: 'Each section type is a folder in `sections/`.',
    help: 'Use one of the types that the message lists.',
    bad: `- type: qoute
  text: It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'section-without-type': {
    code: 'BW015',
    severity: 'error',
    title: 'A section has neither `type` nor `use`',
    why: 'Every section needs a type, or a block to take it from.',
    help: 'Add `type:` with a section type, or `use:` with the name of a block.',
    bad: '- text: It simply works.',
    good: `- type: quote
  text: It simply works.`,
  },
  'too-few': {
    code: 'BW016',
    severity: 'error',
    title: 'A list is too short',
    why: 'The section would look empty.',
    help: 'Add an entry, or remove the section.',
    bad: `- type: cards
  items: []`,
    good: `- type: cards
  items:
    - title: One`,
  },
  'too-many': {
    code: 'BW017',
    severity: 'error',
    title: 'A list is too long',
    why: 'The design has no room for more entries.',
    help: 'Remove entries, or split the section.',
    bad: `- type: hero
  headline: Hello
  badges:
    - { label: One }
    - { label: Two }
    - { label: Three }
    - { label: Four }
    - { label: Five }
    - { label: Six }
    - { label: Seven }`,
    good: `- type: hero
  headline: Hello
  badges:
    - { label: One }`,
  },
  'text-too-short': {
    code: 'BW018',
    severity: 'error',
    title: 'A text is empty or too short',
    why: 'The page would show a gap.',
    help: 'Write the text, or remove the key.',
    bad: `- type: quote
  text: ""`,
    good: `- type: quote
  text: It simply works.`,
  },
  'text-too-long': {
    code: 'BW019',
    severity: 'error',
    title: 'A text is too long',
    why: 'The design, or the program that reads the text, has no room for more.',
    help: 'Shorten the text.',
    ...examples`# data/cities.yaml
atlanta: { code: ${['ATLX', 'ATL']} }
# data/cities.schema.yaml
properties: { code: { type: string, maxLength: 3 } }`,
  },
  'number-out-of-range': {
    code: 'BW020',
    severity: 'error',
    title: 'A number is out of range',
    why: 'Only numbers within the range make sense here.',
    help: 'Write a number within the range.',
    ...examples`# data/plans.yaml
team: { hours: ${['90', '40']} }
# data/plans.schema.yaml
properties: { hours: { type: integer, maximum: 60 } }`,
  },
  'wrong-format': {
    code: 'BW021',
    severity: 'error',
    title: 'A text has the wrong format',
    why: 'The value would not work. For example, links cannot point to an id with spaces.',
    help: 'Write the value in the format that the message describes.',
    bad: `- type: quote
  id: What They Say
  text: It simply works.`,
    good: `- type: quote
  id: what-they-say
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
    bad: `- type: quote
  publishAt: 31.05.2030
  text: It simply works.`,
    good: `- type: quote
  publishAt: 2030-05-31
  text: It simply works.`,
  },
  'invalid-link': {
    code: 'BW024',
    severity: 'error',
    title: 'A link address is not allowed',
    why: 'Other schemes can run code or send data unencrypted, and an address without a scheme does not work.',
    help: 'Use a route (`/pricing`), an anchor (`"#faq"`), or an address that starts with `https:`, `mailto:` or `tel:`.',
    bad: `- type: hero
  headline: Hello
  link: { label: More, to: "javascript:alert(1)" }`,
    good: `- type: hero
  headline: Hello
  link: { label: More, to: https://www.example.com }`,
  },
  'wrong-image-path': {
    code: 'BW025',
    severity: 'error',
    title: 'An image path does not point into public/',
    why: 'Blockwright resizes and serves images from public/ only.',
    help: 'Put the file in public/ and write its path from there, starting with a slash.',
    bad: `- type: quote
  text: It simply works.
  image: { src: images/ada.svg, alt: Ada }`,
    good: `- type: quote
  text: It simply works.
  image: { src: /images/ada.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
  },
  'wrong-colour': {
    code: 'BW026',
    severity: 'error',
    title: 'A colour is not valid',
    why: 'Browsers ignore invalid colours, and text may become unreadable.',
    help: 'Write it as "#0a5cff" in quotes, or as oklch(…), rgb(…) or hsl(…).',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
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
  'not-unique': {
    code: 'BW028',
    severity: 'error',
    title: 'A list contains the same entry twice',
    why: 'The second entry has no effect.',
    help: 'Remove one of the two.',
    ...examples`# data/cities.yaml
atlanta: { tags: [${['south, ', '']}south] }
# data/cities.schema.yaml
properties: { tags: { type: array, uniqueItems: true } }`,
  },
  'empty-value': {
    code: 'BW029',
    severity: 'error',
    title: 'A key is empty',
    why: 'A key without a value usually means that the value was forgotten.',
    help: 'Add the value after the colon, or remove the key.',
    bad: `- type: quote
  text: It simply works.
  author:`,
    good: `- type: quote
  text: It simply works.
  author: Ada`,
  },
  'unknown-form': {
    code: 'BW030',
    severity: 'error',
    title: 'A form does not exist',
    why: 'The section would have no fields.',
    help: 'Correct the name, or create data/forms/<name>.yaml.',
    ...examples`- type: form
  form: ${['contcat', 'contact']}
# data/forms/contact.yaml
function: send-contact-email
title: Contact
submit: Send
groups: [{ fields: [{ name: email, label: Email, kind: email }] }]`,
  },
  'unknown-check': {
    code: 'BW031',
    severity: 'error',
    title: 'A check does not exist or cannot be changed',
    why: 'A misspelled name has no effect.',
    help: 'Use a name that this page marks as settable. Errors that leave no page to build cannot be turned off.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  checks: { ${['tilte-length: off', 'title-length: "off"']} }`,
  },
  'invalid-value': {
    code: 'BW032',
    severity: 'error',
    title: 'A value is not allowed by its schema',
    why: 'The description of the key in the schema gives the reason.',
    help: 'Check the description of the key.',
    ...examples`# data/cities.yaml
atlanta: { share: ${['7', '10']} }
# data/cities.schema.yaml
properties: { share: { type: integer, multipleOf: 5 } }`,
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
  'slow-pattern': {
    code: 'BW034',
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
  },
  'unsupported-pattern': {
    code: 'BW039',
    severity: 'error',
    title: 'The server does not support a pattern of a form',
    why: 'The form could not be submitted: the server refuses a form with such a pattern.',
    help: 'Functions match patterns in linear time and support no lookaround, no back-references, no more than 1,000 repetitions and no long names of Unicode categories. Use short names such as `\\p{L}`, and accept a few more values where a pattern cannot express a rule without them.',
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
    title: 'A design token is not a valid CSS value',
    why: 'Browsers would ignore the value, and everything that uses the token would lose its style.',
    help: 'Write a value of the kind that the message names.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  theme: { radius: { md: ${['round', '0.5rem']} } }`,
  },
  'reserved-route': {
    code: 'BW036',
    severity: 'error',
    title: 'A route is reserved',
    why: 'The build writes a file of that name, hosts treat that folder differently, or some systems cannot store it.',
    help: 'Choose another route.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /${['sitemap.xml', 'sitemap']}: / }`,
  },
  'unusable-character': {
    code: 'BW037',
    severity: 'error',
    title: 'A text contains a control character',
    why: 'HTML cannot contain it, and it can garble terminals and emails.',
    help: 'Remove it. A line break is `\\n` in double quotes.',
    bad: `- type: quote
  text: "It simply\\u0000 works."`,
    good: `- type: quote
  text: "It simply works."`,
  },
  'image-unreadable': {
    code: 'BW038',
    severity: 'error',
    scope: 'site',
    title: 'A picture cannot be read',
    why: 'Browsers could not show it, and the build could not make smaller copies of it.',
    help: 'Save the picture again in the format that its name says.',
    bad: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.png, alt: Ada at her desk }
# public/images/ada.png
not a picture`,
    good: `- type: quote
  text: It simply works.
  author: Ada
  image: { src: /images/ada.svg, alt: Ada at her desk }
# public/images/ada.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`,
  },
});
