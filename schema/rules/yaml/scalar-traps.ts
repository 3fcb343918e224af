import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'boolean-word': {
    code: 'BW047',
    severity: 'warning',
    trap: 'word',
    title: 'Some YAML parsers read this word as true or false',
    why: 'YAML 1.1 reads `no`, `on`, `yes` and `off` as true or false; here they are text. So you may get the opposite of what you meant.',
    help: 'Put the word in quotes. Where true or false is expected, write that.',
    ...examples`- type: quote
  text: It simply works.
  author: ${['No', '"No"']}`,
  },
  'clock-time': {
    code: 'BW048',
    severity: 'warning',
    trap: 'word',
    title: 'Some YAML parsers read this time as a number',
    why: 'YAML 1.1 reads 09:30 as the number 570. Here it is text, but other programs may read the file differently.',
    help: 'Put the time in quotes.',
    ...examples`- type: quote
  text: ${['09:30', '"09:30"']}`,
  },
  'leading-zero': {
    code: 'BW049',
    severity: 'warning',
    trap: 'number',
    title: 'A number loses its leading zero',
    why: 'Postcodes and telephone numbers need their leading zero.',
    help: 'Put the value in quotes.',
    ...examples`# data/cities.yaml
boston: { zip: ${['02134', '"02134"']} }
# data/cities.schema.yaml
properties: { zip: {} }`,
  },
  'trailing-zero': {
    code: 'BW050',
    severity: 'warning',
    trap: 'number',
    title: 'A number loses its trailing zero',
    why: '1.10 becomes 1.1, which is wrong for a version or a price.',
    help: 'Put the value in quotes, or remove the zero.',
    ...examples`# data/plans.yaml
team: { price: ${['1.10', '"1.10"']} }
# data/plans.schema.yaml
properties: { price: {} }`,
  },
  'ambiguous-number': {
    code: 'BW058',
    severity: 'warning',
    trap: 'number',
    title: 'Some YAML parsers read this number differently',
    why: 'Other programs may read it as another number, or as text.',
    help: 'Write only digits, or put the value in quotes.',
    ...examples`# data/plans.yaml
team: { price: ${['1_200', '"1_200"']} }
# data/plans.schema.yaml
properties: { price: {} }`,
  },
});

const report = createReporter<typeof rules>();

/** Explains a scalar without quotes that other programs read as another value, or that YAML changes. */
export function explainScalarTrap(
  value: string | number,
  raw: string,
  at: TextLocation,
): Problem | undefined {
  const isText = typeof value === 'string';
  const text = isText ? value : raw;
  const trap = (isText ? textTraps : numberTraps).find(({ pattern }) => pattern.test(text));
  if (!trap) return undefined;
  return report(trap.rule, {
    message: trap.message(text, value),
    hint: trap.hint(text, value),
    at,
    // Where a number is right, quotes would make it wrong: an error about its type brings that fix.
    ...(isText && { fix: [{ at, text: `"${text}"` }] }),
  });
}

/** A kind of scalars that are reported, by the source text. */
interface ScalarTrap {
  rule: keyof typeof rules;
  pattern: RegExp;
  message: (text: string, value: string | number) => string;
  hint: (text: string, value: string | number) => string;
}

const textTraps: ScalarTrap[] = [
  {
    rule: 'boolean-word',
    pattern: /^(?:yes|no|on|off|y|n)$/i,
    message: (text) =>
      `\`${text}\` is text here, but older YAML reads it as ${/^(?:yes|on|y)$/i.test(text)}.`,
    hint: (text) => `write "${text}" in quotes`,
  },
  {
    rule: 'clock-time',
    pattern: /^\d{1,2}(?::[0-5]\d){1,2}$/,
    message: (text) =>
      `\`${text}\` is text here, but older YAML reads it as the number ${toSexagesimal(text)}.`,
    hint: (text) => `write "${text}" in quotes`,
  },
  {
    rule: 'ambiguous-number',
    pattern: /^[-+]?\d+(?:_\d+)+$/,
    message: (text) => `\`${text}\` is text, not a number.`,
    hint: (text) => `write ${text.replaceAll('_', '')}, or "${text}" in quotes`,
  },
];

const numberTraps: ScalarTrap[] = [
  {
    rule: 'leading-zero',
    pattern: /^[-+]?0\d+$/,
    message: (text, value) => `\`${text}\` becomes the number ${value}; the leading zero is lost.`,
    hint: (text) => `write "${text}" in quotes`,
  },
  {
    rule: 'trailing-zero',
    pattern: /^[-+]?\d+\.\d*0$/,
    message: (text, value) => `\`${text}\` becomes the number ${value}; the trailing zero is lost.`,
    hint: (text, value) =>
      `write ${value}${/\.\d{3}$/.test(text) ? `, or ${text.replace('.', '')} if the point separates thousands` : ''}; for a text, write "${text}" in quotes`,
  },
  {
    rule: 'ambiguous-number',
    pattern: /^(?:0o[0-7]+|0x[0-9a-f]+|[-+]?(?:\d+\.?\d*|\.\d+)e[-+]?\d+|[-+]?\.inf|\.nan|\+\d+)$/i,
    message: (text, value) => `\`${text}\` becomes the number ${value}.`,
    hint: (text, value) => `write ${value}, or "${text}" in quotes`,
  },
];

function toSexagesimal(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
