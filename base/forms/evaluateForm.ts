import type { FieldTexts } from '../messages/FieldTexts.ts';
import { getOwn } from '../values/getOwn.ts';
import { evaluateValue } from './evaluateValue.ts';
import { type FieldRules, type FieldValue, type FormRules, getSubmittedName } from './FormRules.ts';
import { getActiveFields } from './getActiveFields.ts';

/** The result of comparing values with a form's definition. */
export interface Evaluation {
  /**
   * The valid values by submitted name, normalized. Empty values are left out, as are fields that
   * are not part of the form for these values. Evaluating them again changes nothing.
   */
  values: Record<string, FieldValue>;
  /** A message for each invalid field by its name, in the order of the form. */
  errors: Record<string, string>;
  /** The names of the invalid fields that are required and empty. */
  missing: string[];
}

/** Steps that the browser and the functions implement differently. */
interface EvaluationOptions {
  /** Whether a text matches the `pattern` of a field. */
  matches: (pattern: string, text: string) => boolean;
  /** The current time. `today` is any day that is today somewhere on Earth. */
  now?: Date;
  /** The messages for fields without their own. */
  texts: FieldTexts;
  /** The language of the messages, for the dates and sizes in them. */
  locale: string;
}

/**
 * Evaluates values against the definition of a form: normalizes them, applies conditions and checks
 * every rule. The browser, the functions and the tests all use this function, so that they agree.
 *
 * @param input values by submitted name; unknown names are errors
 */
export function evaluateForm(
  form: FormRules,
  input: Readonly<Record<string, unknown>>,
  { matches, now = new Date(), texts, locale }: EvaluationOptions,
): Evaluation {
  const values = new Map<string, FieldValue>();
  const errors = new Map<string, string>();
  const missing: string[] = [];
  for (const field of getActiveFields(form, input)) {
    const name = getSubmittedName(field);
    const raw = getOwn(input, name);
    const { value, error, isMissing } = evaluateValue(field, raw, { matches, now, texts, locale });
    if (isMissing) missing.push(field.name);
    if (error !== undefined) errors.set(field.name, error);
    else if (value !== undefined) values.set(name, value);
  }
  for (const name of findUnknownNames(form, input)) errors.set(name, texts.unknown);
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors), missing };
}

/** Returns the first unknown names. Each is cut, so that a response stays short. */
function findUnknownNames(
  form: FormRules<FieldRules>,
  input: Readonly<Record<string, unknown>>,
): string[] {
  const known = new Set(form.groups.flatMap(({ fields }) => fields.map(getSubmittedName)));
  return Object.keys(input)
    .filter((name) => !known.has(name))
    .slice(0, 20)
    .map((name) => name.slice(0, 60));
}
