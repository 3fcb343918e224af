import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';

/** What a form says about a field, in words for people who do not write YAML. */
export interface FieldWords {
  /** Empty if the description says no more than the label. */
  hint: string;
  options: FieldOption[];
  /** The value that applies while none is set, if the description names it. */
  preset?: string;
}

/** One of the values to choose from. */
export interface FieldOption {
  value: string;
  label: string;
  /** What the choice does; empty if the description does not say so. */
  text: string;
}

/**
 * Describes a field by its schema, whose description is for authors of YAML: it names values as they are
 * written, such as `true`, and formats such as ISO 8601.
 */
export function describeField(schema: FieldSchema, label: string): FieldWords {
  const description = (schema.description ?? '')
    .replaceAll(' (ISO 8601)', '')
    .replaceAll('`dev` still shows', 'you still see')
    .replace(/ CSS variable `[^`]+`\.$/, '');
  const words: FieldWords = schema.enum
    ? describeChoice(schema.enum.map(String), description, schema['x-names'])
    : { hint: description, options: [] };
  const isOn = schema.default === true;
  const hint = schema.type === 'boolean' ? describeSwitch(words.hint, isOn) : words.hint;
  return {
    ...words,
    hint: saysMore(hint, label) ? hint : '',
    // A form may know better than the description what applies.
    ...(schema.enum && schema.default !== undefined && { preset: String(schema.default) }),
  };
}

/** Turns “`true` hides it” into “Hides it”, and “`false` hides it” into what happens without the tick. */
function describeSwitch(description: string, isOnByDefault: boolean): string {
  const [, value, text] = /^`(true|false)` (.*)$/s.exec(description) ?? [];
  if (value === undefined || text === undefined) return description;
  return value === String(!isOnByDefault) && isOnByDefault ? `Off: ${text}` : capitalize(text);
}

/** Finds what a description says of each value: “`cover` (default) fills its place, `contain` shows it whole.” */
function describeChoice(
  values: readonly string[],
  description: string,
  names: Readonly<Record<string, string>> = {},
): FieldWords {
  const [, preset] = /`([^`]+)`(?: \(default\)| by default|, the default)/.exec(description) ?? [];
  const known = preset !== undefined && values.includes(preset) ? { preset } : {};
  const places = values.map((value) => findClause(description, value));
  const label = (value: string) => names[value] ?? (/^\d/.test(value) ? value : humanizeKey(value));
  if (places.some((place) => place < 0)) {
    const hint = description.replace(/[;,]? `[^`]+`(?: by default|, the default)/, '');
    const options = values.map((value) => ({ value, label: label(value), text: '' }));
    return { hint, options, ...known };
  }
  const ends = [...places, description.length].sort((a, b) => a - b);
  const options = values.map((value, index) => {
    const from = places[index] ?? 0;
    const text = description
      .slice(from, ends[ends.indexOf(from) + 1])
      .slice(value.length + 2)
      .replace(/^ \(default\)/, '')
      .replace(/^[:,]? ?(?:or )?/, '')
      .replace(/[\s.,;]+(?:or|and)?\s*$/, '');
    return { value, label: label(value), text: capitalize(text) };
  });
  return { hint: description.slice(0, ends[0]).trim(), options, ...known };
}

/** Returns where a value begins a clause of a description; -1 if it does not. */
function findClause(description: string, value: string): number {
  const escaped = value.replaceAll(/[^\w]/g, '\\$&');
  const found = new RegExp(`(?:^|[.,;:] (?:or )?)(?=\`${escaped}\`)`).exec(description);
  return found ? found.index + found[0].length : -1;
}

/** Whether a description says more than the label: not “Title of the section.” or “The cards, in order.” */
function saysMore(description: string, label: string): boolean {
  const words = description.toLowerCase().replace(/\.$/, '');
  const name = label.toLowerCase().replaceAll(/[^\w ]/g, '\\$&');
  return ![
    `(?:the )?${name}`,
    `(?:the )?${name} of (?:(?:the|an?) )?[\\w-]+`,
    `whether (?:the )?[\\w-]+ is ${name}`,
    '(?:an?|the|one) [\\w-]+(?: of text)?',
    '(?:the )?[\\w-]+, in order',
  ].some((pattern) => new RegExp(`^(?:${pattern})$`).test(words));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
