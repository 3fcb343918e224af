import type { ErrorObject } from 'ajv';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { describeKey } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import { defineRules, examples, type RuleName } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'too-few': {
    code: 'BW016',
    severity: 'error',
    atTruncation: 'gap',
    title: 'A list is too short',
    why: 'The section would look empty.',
    help: 'Add an entry, or remove the section.',
    ...examples`- type: cards
  items:${[' []', '\n    - title: One']}`,
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
    atTruncation: 'gap',
    title: 'A text is empty or too short',
    why: 'The page would show a gap.',
    help: 'Write the text, or remove the key.',
    ...examples`- type: quote
  text: ${['""', 'It simply works.']}`,
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
});

/** Creates a problem of a value beyond a limit that no schema can express. */
export const reportLimit = createReporter<typeof rules>();

const find = createReporter<typeof rules, Finding>();

/** Explains a list, a text or a number beyond a limit of its schema; undefined for errors of other kinds. */
export function explainLimit(
  { keyword, params, data }: ErrorObject,
  path: Finding['path'],
): Finding | undefined {
  const at = { path, part: 'value' as const };
  const name = describeKey(path);
  switch (keyword) {
    case 'minItems':
      return find('too-few', {
        ...at,
        message: `${name} has ${countEntries(data)}; it needs at least ${params.limit}.`,
        hint: params.limit === 1 ? 'add an entry, or remove the key' : 'add the missing entries',
      });
    case 'maxItems':
      return find('too-many', {
        ...at,
        message: `${name} has ${countEntries(data)}; the limit is ${params.limit}.`,
        hint: `remove ${(data as unknown[]).length - params.limit}`,
      });
    case 'minLength':
      return find('text-too-short', {
        ...at,
        message:
          params.limit === 1
            ? `${name} is empty.`
            : `${name} is too short; it needs at least ${params.limit} characters.`,
        hint: params.limit === 1 ? 'add the text, or remove the key' : 'write more',
      });
    case 'maxLength':
      return find('text-too-long', {
        ...at,
        message: `${name} has ${String(data).length} characters; the limit is ${params.limit}.`,
        hint: 'shorten it',
      });
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return find('number-out-of-range', {
        ...at,
        message: `${name} is ${String(data)}; it must be ${bounds[params.comparison as string] ?? params.comparison} ${params.limit}.`,
        hint: 'use a number within the range',
      });
    case 'uniqueItems':
      return find('not-unique', {
        path: [...path, Math.max(params.i, params.j)],
        part: 'value',
        message: `${name} contains the same entry twice: entries ${Math.min(params.i, params.j) + 1} and ${Math.max(params.i, params.j) + 1}.`,
        hint: 'remove one of the two',
      });
    default:
      return undefined;
  }
}

/** Whether a problem or a finding is about a text that is too short. */
export function isTextTooShort({ rule }: { rule: RuleName }): boolean {
  return rule === ('text-too-short' satisfies keyof typeof rules);
}

const bounds: Record<string, string> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

function countEntries(list: unknown): string {
  const { length } = list as unknown[];
  return `${length} ${length === 1 ? 'entry' : 'entries'}`;
}
