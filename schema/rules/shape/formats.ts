import { createReporter } from '../../diagnostics/createReporter.ts';
import { describeValue } from '../../diagnostics/describeValue.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import type { Explanation, Finding } from '../../diagnostics/Finding.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'wrong-format': {
    code: 'BW021',
    severity: 'error',
    isAboutName: true,
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
    isAboutName: true,
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
    isAboutName: true,
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
    isAboutName: true,
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
    isAboutName: true,
    title: 'A colour is not valid',
    why: 'Browsers ignore invalid colours, and text may become unreadable.',
    help: 'Write it as "#0a5cff" in quotes, or as oklch(…), rgb(…) or hsl(…).',
    ...examples`${site}
  theme: { colors: { light: { accent: "#${['12345', '123456']}" } } }`,
  },
  'wrong-token': {
    code: 'BW035',
    severity: 'error',
    isAboutName: true,
    title: 'A font is not valid',
    why: 'Browsers would ignore the value, and texts would have another font.',
    help: 'Write a value of the kind that the message names.',
    ...examples`${site}
  theme: { fonts: { text: { family: Georgia, fallback: ${['serif;', 'serif']} } } }`,
  },
});

/** Creates a finding about a text that does not have the format of its key. */
export const findFormat = createReporter<typeof rules, Finding>();

const explain = createReporter<typeof rules, Explanation>();

/** Explains a name that no icon has. */
export function unknownIcon(
  text: string,
  hint: string,
  correction: string | undefined,
): Explanation {
  return explain('unknown-icon', {
    message: `Unknown icon ${describeValue(text)}.`,
    hint,
    ...(correction && { fix: { text: correction } }),
  });
}

/** Explains a text that cannot be an id. */
export function unusableId(text: string, suggestion: Pick<Finding, 'hint' | 'fix'>): Explanation {
  return explain('wrong-format', {
    message: `${describeValue(text)} cannot be used as an id.`,
    ...suggestion,
  });
}

/** Explains a date in the right notation that no calendar has. */
export function impossibleDay(text: string, hint: string): Explanation {
  return explain('invalid-date', {
    message: `${describeValue(text)} is not a day of the calendar.`,
    hint,
  });
}
