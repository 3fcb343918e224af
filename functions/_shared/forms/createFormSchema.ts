import {
  type FormDefinition,
  type FormField,
  getFields,
  getSubmittedName,
} from './FormDefinition.ts';

/**
 * The JSON Schema of what a form sends: its rules, and on top of them the longest length of each
 * kind and the characters that no name, address or text may hold. Unknown keys are errors.
 */
export function createFormSchema(form: FormDefinition): Record<string, unknown> {
  const fields = getFields(form);
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.filter((field) => field.required).map(getSubmittedName),
    properties: Object.fromEntries(
      fields.map((field) => [getSubmittedName(field), fieldSchema(field)]),
    ),
  };
}

/** The longest value of each kind of field, in characters, where the form sets no limit. */
export const defaultMaxLengths: Record<string, number> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  textarea: 5000,
  search: 500,
};

/**
 * One address, nothing else: no spaces, control characters, commas or angle brackets, so that it can
 * never break a mail header, and no empty part of the domain.
 */
export const emailPattern =
  '^[^\\s@<>()\\[\\]\\\\,;:"\\u0000-\\u001f\\u007f]{1,64}@(?:[^\\s@<>()\\[\\]\\\\,;:"._\\u0000-\\u001f\\u007f-][^\\s@<>()\\[\\]\\\\,;:".\\u0000-\\u001f\\u007f]*\\.)+[^\\s@<>()\\[\\]\\\\,;:".\\u0000-\\u001f\\u007f]{2,}$';

/**
 * `timestamp-firstName-lastName.extension`, the name of an uploaded file, of characters that the
 * storage server takes.
 */
export const objectNamePattern = "^[0-9]{1,17}-[\\w!.*'() &$@=;:+,?-]{1,180}\\.[A-Za-z]{2,5}$";

// Control characters, half surrogate pairs, characters that turn the direction of text around, and
// what Unicode reserves: they hide, forge or break what is stored and mailed.
const unusable =
  '\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff\\ufff9-\\uffff';
const onLine = `^[^\\u0000-\\u001f${unusable}]*$`;
const onLines = `^[^\\u0000-\\u0008\\u000b-\\u001f${unusable}]*$`;

/** The patterns above: short, without nested repetition, and so harmless in a backtracking engine. */
export const builtInPatterns: ReadonlySet<string> = new Set([
  emailPattern,
  objectNamePattern,
  onLine,
  onLines,
]);

function fieldSchema(field: FormField): Record<string, unknown> {
  if (field.kind === 'checkbox' && field.choices === undefined) {
    return field.required ? { const: true } : { type: 'boolean' };
  }
  if (field.choices !== undefined) {
    const choice = { type: 'string', enum: Object.keys(field.choices) };
    if (field.kind !== 'checkbox') return choice;
    const atLeast = field.required ? { minItems: 1 } : {};
    const most = Object.keys(field.choices).length;
    return { type: 'array', items: choice, maxItems: most, ...atLeast };
  }
  if (field.kind === 'file') {
    return {
      type: 'string',
      maxLength: 200,
      allOf: [{ pattern: onLine }, { pattern: objectNamePattern }],
    };
  }
  const patterns = [field.kind === 'textarea' ? onLines : onLine];
  if (field.kind === 'email') patterns.push(emailPattern);
  if (field.pattern !== undefined) patterns.push(field.pattern);
  return {
    type: 'string',
    minLength: Math.max(field.min ?? 0, 1),
    maxLength: field.max ?? defaultMaxLengths[field.kind] ?? 200,
    allOf: patterns.map((pattern) => ({ pattern })),
  };
}
