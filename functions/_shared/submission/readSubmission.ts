import { evaluateForm } from '../../../base/forms/evaluateForm.ts';
import type { CompiledForm, FormField } from '../../../base/forms/FormDefinition.ts';
import { getSubmittedName } from '../../../base/forms/FormRules.ts';
import { HttpError } from '../http/HttpError.ts';
import type { FunctionTexts } from '../site/FunctionTexts.ts';
import { getFields } from '../site/getFields.ts';
import { localizeForm } from '../site/localizeForm.ts';

/** A valid submission of a form. */
export interface Submission {
  form: CompiledForm;
  /** The normalized values by submitted name, without empty ones. */
  data: Record<string, unknown>;
  /** Whether the hidden field that only bots fill in has a value. */
  hasFilledHoneypot: boolean;
  /** The token of the challenge, if the widget of a service added it to an HTML form. */
  challengeToken: string | undefined;
}

/**
 * Finds the form that a submission belongs to. A function may receive several forms: `form` in the
 * values names one, and the language of its page (`contact@es`); without it, the form that has most
 * names in common with the values is chosen.
 *
 * @throws HttpError 404 when the function does not have the form, 503 when the form cannot be used
 */
export function chooseForm(
  forms: Record<string, CompiledForm>,
  functionName: string,
  values: Record<string, unknown>,
): CompiledForm {
  const all = Object.values(forms);
  const broken = all.filter((form) => form.loadError !== undefined);
  const candidates = all.filter((form) => form.definition.function === functionName);
  const hasName = values.form !== undefined;
  const [name, locale] = typeof values.form === 'string' ? values.form.split('@') : [];
  const isNamed = (form: CompiledForm) => form.definition.name === name;
  const [best] = candidates.toSorted((a, b) => countMatches(b, values) - countMatches(a, values));
  const found = hasName ? candidates.find(isNamed) : best;
  if (found !== undefined) return localizeForm(found, locale);
  if (hasName ? !broken.some(isNamed) : broken.length === 0)
    throw new HttpError(404, 'unknown_form', ({ unknownForm }) => unknownForm);
  throw new HttpError(503, 'form_unavailable', ({ unavailable }) => unavailable, {
    headers: { 'retry-after': '60' },
  });
}

/**
 * Normalizes values and checks them against the definition of their form.
 *
 * @throws HttpError 422 with a message for each invalid field
 */
export function readSubmission(
  form: CompiledForm,
  { values, isHtmlForm }: { values: Record<string, unknown>; isHtmlForm: boolean },
  { fields: texts, locale }: Pick<FunctionTexts, 'fields' | 'locale'>,
): Submission {
  const fields = getFields(form);
  const names = new Map(fields.map((field) => [getSubmittedName(field), field]));
  const input: Record<string, unknown> = Object.create(null);
  const metadata: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const field = names.get(name);
    if (field === undefined && metadataKeys.has(name)) metadata[name] = value;
    else input[name] = isHtmlForm ? readHtmlValue(value, field) : value;
  }
  for (const [name, value] of Object.entries(metadata)) {
    if (typeof value !== 'string') input[name] = value;
  }
  const { matches } = form;
  const { values: data, errors } = evaluateForm(form.definition, input, {
    matches,
    texts,
    locale,
  });
  if (Object.keys(errors).length > 0) {
    throw new HttpError(422, 'invalid', ({ invalid }) => invalid, { fields: errors });
  }
  const token = challengeFields.map((name) => metadata[name]).find(Boolean);
  return {
    form,
    data,
    hasFilledHoneypot: Boolean(metadata.website || metadata.homepage),
    challengeToken: typeof token === 'string' ? token : undefined,
  };
}

/** The inputs that widgets of challenge services add to a form. */
const challengeFields = ['cf-turnstile-response', 'h-captcha-response', 'g-recaptcha-response'];

/** Keys that any form may send in addition to its fields. */
const metadataKeys = new Set(['website', 'homepage', 'form', ...challengeFields]);

function countMatches(form: CompiledForm, values: Record<string, unknown>): number {
  return getFields(form).filter((field) => Object.hasOwn(values, getSubmittedName(field))).length;
}

/** A plain HTML form sends a ticked checkbox as text, and nothing for one that is not ticked. */
function readHtmlValue(value: unknown, field: FormField | undefined): unknown {
  if (field?.kind !== 'checkbox' || field.choices !== undefined) return value;
  return !['', 'false', 'off'].includes(String(value));
}
