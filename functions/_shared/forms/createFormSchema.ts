import {
  type FormDefinition,
  type FormField,
  getFields,
  getSubmittedName,
} from './FormDefinition.ts';

/**
 * Returns the JSON Schema of a form's submissions: the form's own rules, a maximum length for each
 * kind of field, and the characters that no value may contain. Unknown keys are errors.
 */
export function createFormSchema(form: FormDefinition): Record<string, unknown> {
  const fields = getFields(form);
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.filter((field) => field.required).map(getSubmittedName),
    properties: Object.fromEntries(
      fields.map((field) => [getSubmittedName(field), createFieldSchema(field)]),
    ),
  };
}

/** The maximum length of each kind of field in characters, for fields without a `max`. */
export const defaultMaxLengths: Record<string, number> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  textarea: 5000,
  search: 500,
};

/**
 * Matches a single email address. Spaces, control characters, commas and angle brackets are refused,
 * so that an address cannot break a mail header; so are empty parts of the domain.
 */
export const emailPattern =
  '^[^\\s@<>()\\[\\]\\\\,;:"\\u0000-\\u001f\\u007f]{1,64}@(?:[^\\s@<>()\\[\\]\\\\,;:"._\\u0000-\\u001f\\u007f-][^\\s@<>()\\[\\]\\\\,;:".\\u0000-\\u001f\\u007f]*\\.)+[^\\s@<>()\\[\\]\\\\,;:".\\u0000-\\u001f\\u007f]{2,}$';

/**
 * Matches the name of an uploaded file, `timestamp-firstName-lastName.extension`, in the characters
 * that the storage server accepts.
 */
export const objectNamePattern = "^[0-9]{1,17}-[\\w!.*'() &$@=;:+,?-]{1,180}\\.[A-Za-z]{2,5}$";

// Control characters, lone surrogates, direction overrides and reserved code points could hide or
// forge text in stored rows and messages.
const forbidden =
  '\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff\\ufff9-\\uffff';
const singleLine = `^[^\\u0000-\\u001f${forbidden}]*$`;
const multiLine = `^[^\\u0000-\\u0008\\u000b-\\u001f${forbidden}]*$`;

/** The patterns above. They have no nested repetition, so a backtracking engine runs them quickly. */
export const builtInPatterns: ReadonlySet<string> = new Set([
  emailPattern,
  objectNamePattern,
  singleLine,
  multiLine,
]);

function createFieldSchema(field: FormField): Record<string, unknown> {
  if (field.kind === 'checkbox' && field.choices === undefined) {
    return field.required ? { const: true } : { type: 'boolean' };
  }
  if (field.choices !== undefined) {
    const values = Object.keys(field.choices);
    const choice = { type: 'string', enum: values };
    if (field.kind !== 'checkbox') return choice;
    const minimum = field.required ? { minItems: 1 } : {};
    return { type: 'array', items: choice, maxItems: values.length, ...minimum };
  }
  if (field.kind === 'file') {
    return {
      type: 'string',
      maxLength: 200,
      allOf: [{ pattern: singleLine }, { pattern: objectNamePattern }],
    };
  }
  const patterns = [field.kind === 'textarea' ? multiLine : singleLine];
  if (field.kind === 'email') patterns.push(emailPattern);
  if (field.pattern !== undefined) patterns.push(field.pattern);
  return {
    type: 'string',
    minLength: Math.max(field.min ?? 0, 1),
    maxLength: field.max ?? defaultMaxLengths[field.kind] ?? 200,
    allOf: patterns.map((pattern) => ({ pattern })),
  };
}
