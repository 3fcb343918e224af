import { rules } from '../Rule.ts';

/** Values that do not fit their schema. */
export const shape = rules({
  'wrong-type': {
    code: 'BW010',
    severity: 'error',
    title: 'A value has the wrong type',
    why: 'The page would show something else than was meant, or nothing.',
    mend: 'Write the kind of value that the message names; text that looks like a number needs quotes.',
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
    why: 'The section cannot be shown without it.',
    mend: 'Add the key.',
    bad: `- type: quote
  author: Ada`,
    good: `- type: quote
  text: It simply works.
  author: Ada`,
  },
  'unknown-key': {
    code: 'BW012',
    severity: 'error',
    title: 'A key is not known here',
    why: 'An unknown key is mostly a misspelt one; what it holds would silently not be shown.',
    mend: 'Take the suggested spelling, mend the indentation, or remove the key.',
    bad: `- type: cards
  titel: What we do
  items:
    - title: One`,
    good: `- type: cards
  title: What we do
  items:
    - title: One`,
  },
  'wrong-choice': {
    code: 'BW013',
    severity: 'error',
    title: 'A value is not one of the choices',
    why: 'Only the listed values have a meaning.',
    mend: 'Write one of them.',
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
    title: 'There is no such section type',
    why: 'Nobody knows how to show such a section.',
    mend: 'Take one of the types that the message lists; `sections/` has a folder for each.',
    bad: `- type: qoute
  text: It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
  'section-without-type': {
    code: 'BW015',
    severity: 'error',
    title: 'A section has neither type nor use',
    why: 'Without `type:` or `use:` nobody knows what the section is.',
    mend: 'Add `type:` with a section type, or `use:` with the name of a block.',
    bad: '- text: It simply works.',
    good: `- type: quote
  text: It simply works.`,
  },
  'too-few': {
    code: 'BW016',
    severity: 'error',
    title: 'A list is too short',
    why: 'A list without entries would leave a gap in the page.',
    mend: 'Add an entry, or remove the section.',
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
    why: 'The design has no room for more.',
    mend: 'Remove entries, or split the section in two.',
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
    why: 'An empty text shows as a gap.',
    mend: 'Write the text, or remove the key.',
    bad: `- type: quote
  text: ""`,
    good: `- type: quote
  text: It simply works.`,
  },
  'text-too-long': {
    code: 'BW019',
    severity: 'error',
    title: 'A text is too long',
    why: 'The design, or the program that reads it, has no room for more.',
    mend: 'Shorten the text.',
    bad: `# data/cities.yaml
atlanta: { code: ATLX }
# data/cities.schema.yaml
properties: { code: { type: string, maxLength: 3 } }`,
    good: `# data/cities.yaml
atlanta: { code: ATL }
# data/cities.schema.yaml
properties: { code: { type: string, maxLength: 3 } }`,
  },
  'number-out-of-range': {
    code: 'BW020',
    severity: 'error',
    title: 'A number is out of range',
    why: 'The number makes no sense here.',
    mend: 'Write one within the range.',
    bad: `# data/plans.yaml
team: { hours: 90 }
# data/plans.schema.yaml
properties: { hours: { type: integer, maximum: 60 } }`,
    good: `# data/plans.yaml
team: { hours: 40 }
# data/plans.schema.yaml
properties: { hours: { type: integer, maximum: 60 } }`,
  },
  'wrong-form': {
    code: 'BW021',
    severity: 'error',
    title: 'A text does not have the form that is needed',
    why: 'Only texts of that form work: an id with spaces, say, cannot be linked to.',
    mend: 'Write it in the form that the message names.',
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
    title: 'There is no such icon',
    why: 'The place of the icon would stay empty.',
    mend: 'Take a name from https://lucide.dev/icons.',
    bad: `- type: hero
  headline: Hello
  badges:
    - { label: Ready, icon: calender-check }`,
    good: `- type: hero
  headline: Hello
  badges:
    - { label: Ready, icon: calendar-check }`,
  },
  'wrong-moment': {
    code: 'BW023',
    severity: 'error',
    title: 'A date or moment cannot be read',
    why: 'A date that cannot be read would publish the page now, or never.',
    mend: 'Write a day as 2026-05-31, or a moment as 2026-05-31T09:00Z.',
    bad: `- type: quote
  publishAt: 31.05.2030
  text: It simply works.`,
    good: `- type: quote
  publishAt: 2030-05-31
  text: It simply works.`,
  },
  'unsafe-address': {
    code: 'BW024',
    severity: 'error',
    title: 'An address is not allowed',
    why: 'Other schemes can run code or send data unencrypted; an address without scheme leads nowhere.',
    mend: 'Write a route (`/pricing`), an anchor (`"#faq"`), or an address with `https:`, `mailto:` or `tel:`.',
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
    title: 'A picture is not a path below public/',
    why: 'Pictures are served from public/; only they are made small and get their size.',
    mend: 'Put the file in public/ and write its path from there, with a slash.',
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
    title: 'A colour cannot be read',
    why: 'Browsers drop a colour that they cannot read, and text may vanish.',
    mend: 'Write it as "#0a5cff" in quotes, or as oklch(…), rgb(…), hsl(…).',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  theme: { colors: { light: { accent: "#12345" } } }`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  theme: { colors: { light: { accent: "#123456" } } }`,
  },
  'wrong-route': {
    code: 'BW027',
    severity: 'error',
    title: 'A route is not well formed',
    why: 'Capital letters and spaces in addresses break links that people type or share.',
    mend: 'Write lower case, digits and hyphens, from a slash on.',
    bad: `/About Us:
  title: About us
  description: Who we are
  sections:
    - { type: hero, headline: About us }`,
    good: `/about-us:
  title: About us
  description: Who we are
  sections:
    - { type: hero, headline: About us }`,
  },
  'not-unique': {
    code: 'BW028',
    severity: 'error',
    title: 'A list holds the same entry twice',
    why: 'The second one adds nothing.',
    mend: 'Remove one of the two.',
    bad: `# data/cities.yaml
atlanta: { tags: [south, south] }
# data/cities.schema.yaml
properties: { tags: { type: array, uniqueItems: true } }`,
    good: `# data/cities.yaml
atlanta: { tags: [south] }
# data/cities.schema.yaml
properties: { tags: { type: array, uniqueItems: true } }`,
  },
  'empty-value': {
    code: 'BW029',
    severity: 'error',
    title: 'A key has no value',
    why: 'A key with nothing behind its colon is mostly a forgotten value.',
    mend: 'Write the value, or remove the key.',
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
    title: 'There is no such form',
    why: 'The section would have no fields.',
    mend: 'Mend the name, or write data/forms/<name>.yaml.',
    bad: `- type: form
  form: contcat
# data/forms/contact.yaml
function: contact
title: Contact
submit: Send
groups: [{ fields: [{ name: email, label: Email, kind: email }] }]`,
    good: `- type: form
  form: contact
# data/forms/contact.yaml
function: contact
title: Contact
submit: Send
groups: [{ fields: [{ name: email, label: Email, kind: email }] }]`,
  },
  'unknown-check': {
    code: 'BW031',
    severity: 'error',
    title: 'There is no such check',
    why: 'A misspelt name sets nothing.',
    mend: 'Take a name from this page; what leaves no page to build cannot be turned off.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  checks: { tilte-length: off }`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  checks: { title-length: "off" }`,
  },
  'not-allowed': {
    code: 'BW032',
    severity: 'error',
    title: 'A value breaks a rule of its schema',
    why: 'The schema of the value says so; its description tells why.',
    mend: 'See the description of the key.',
    bad: `# data/cities.yaml
atlanta: { share: 7 }
# data/cities.schema.yaml
properties: { share: { type: integer, multipleOf: 5 } }`,
    good: `# data/cities.yaml
atlanta: { share: 10 }
# data/cities.schema.yaml
properties: { share: { type: integer, multipleOf: 5 } }`,
  },
  'invalid-pattern': {
    code: 'BW033',
    severity: 'error',
    title: 'A pattern is not a regular expression',
    why: 'A form or row with it could not be checked at all.',
    mend: 'Write a JavaScript regular expression with the flag `u`, without slashes around it. Put a backslash before a special character that is meant literally.',
    bad: `# data/forms/contact.yaml
function: send
title: Contact
submit: Send
groups:
  - fields:
      - { name: zip, label: ZIP code, kind: text, pattern: "^([0-9]{5}$" }`,
    good: `# data/forms/contact.yaml
function: send
title: Contact
submit: Send
groups:
  - fields:
      - { name: zip, label: ZIP code, kind: text, pattern: "^[0-9]{5}$" }`,
  },
  'slow-pattern': {
    code: 'BW034',
    severity: 'error',
    title: 'Matching a pattern can take exponential time',
    why: 'A visitor who types a suitable text of 40 characters would block the server or the browser for hours.',
    mend: 'Make sure that each text can match in only one way: no repetition inside a repetition of the same characters, and no two alternatives that begin alike inside a repetition.',
    bad: `# data/forms/contact.yaml
function: send
title: Contact
submit: Send
groups:
  - fields:
      - { name: city, label: City, kind: text, pattern: "^([A-Za-z]+ ?)+$" }`,
    good: `# data/forms/contact.yaml
function: send
title: Contact
submit: Send
groups:
  - fields:
      - { name: city, label: City, kind: text, pattern: "^[A-Za-z]+( [A-Za-z]+)*$" }`,
  },
  'wrong-token': {
    code: 'BW035',
    severity: 'error',
    title: 'A design token is not a valid CSS value',
    why: 'Browsers would ignore the value, and everything that uses the token would lose its style.',
    mend: 'Write a value of the kind that the message names.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  theme: { radius: { md: round } }`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  theme: { radius: { md: 0.5rem } }`,
  },
  'reserved-route': {
    code: 'BW036',
    severity: 'error',
    title: 'A route is reserved',
    why: 'The build writes a file of that name, hosts treat that folder differently, or some systems cannot store it.',
    mend: 'Choose another route.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /sitemap.xml: / }`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /sitemap: / }`,
  },
  'unusable-character': {
    code: 'BW037',
    severity: 'error',
    title: 'A text contains a control character',
    why: 'HTML cannot contain it, and it can garble terminals and emails.',
    mend: 'Remove it. A line break is `\\n` in double quotes.',
    bad: `- type: quote
  text: "It simply\\u0000 works."`,
    good: `- type: quote
  text: "It simply works."`,
  },
  'image-unreadable': {
    code: 'BW038',
    severity: 'error',
    title: 'A picture cannot be read',
    why: 'Browsers could not show it, and the build could not make smaller copies of it.',
    mend: 'Save the picture again in the format that its name says.',
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
