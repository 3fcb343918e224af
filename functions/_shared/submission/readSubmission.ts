import { createFieldMessages } from '../forms/createFieldMessages.ts';
import {
  type CompiledForm,
  type FormField,
  getFields,
  getSubmittedName,
} from '../forms/FormDefinition.ts';
import { tidyText } from '../forms/tidyText.ts';
import { HttpError } from '../http/HttpError.ts';
import { visitorTexts } from '../visitorTexts.ts';

/** A submission that obeys its form. */
export interface Submission {
  form: CompiledForm;
  /** The values by the names they are sent under, trimmed; empty ones are left out. */
  data: Record<string, unknown>;
  /** Whether the field that only robots fill in was filled in. */
  hasFilledHoneypot: boolean;
  /** The answer to the Turnstile challenge, if there was one. */
  turnstileToken: string | undefined;
}

/**
 * Finds the form that the values belong to among those of a function.
 *
 * One function may receive several forms: `form` in the values names it, otherwise the form that
 * shares most names with the values is taken.
 *
 * @throws Problem 404 when the function has no form, 503 when the form cannot be used.
 */
export function chooseForm(
  forms: Record<string, CompiledForm>,
  functionName: string,
  values: Record<string, unknown>,
): CompiledForm {
  const all = Object.values(forms);
  const broken = all.filter((form) => form.loadError !== undefined);
  const candidates = all.filter((form) => form.definition.function === functionName);
  const isNamed = (form: CompiledForm) => form.definition.name === values.form;
  const [best] = candidates.toSorted((a, b) => shared(b, values) - shared(a, values));
  const found = candidates.find(isNamed) ?? (broken.some(isNamed) ? undefined : best);
  if (found !== undefined) return found;
  if (broken.length === 0) throw new HttpError(404, 'unknown_form', visitorTexts.unknownForm);
  throw new HttpError(503, 'form_unavailable', visitorTexts.unavailable, {
    headers: { 'retry-after': '60' },
  });
}

/**
 * Checks values against their form.
 *
 * @throws Problem 422 with one message for each field that is wrong.
 */
export function readSubmission(
  form: CompiledForm,
  values: Record<string, unknown>,
  fromPage: boolean,
): Submission {
  const fields = getFields(form);
  const names = new Map(fields.map((field) => [getSubmittedName(field), field]));
  const data: Record<string, unknown> = Object.create(null);
  const aside: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    const field = names.get(name);
    if (field === undefined && besides.has(name)) aside[name] = value;
    else {
      const tidy = normalise(value, field, fromPage);
      if (field === undefined || tidy !== '') data[name] = tidy;
    }
  }
  for (const [name, value] of Object.entries(aside)) {
    if (typeof value !== 'string') data[name] = value;
  }
  if (!form.validate(data)) {
    throw new HttpError(422, 'invalid', visitorTexts.invalid, {
      fields: createFieldMessages(form, form.validate.errors ?? []),
    });
  }
  const challenge = aside.turnstileToken ?? aside['cf-turnstile-response'];
  return {
    form,
    data,
    hasFilledHoneypot: typeof aside.website === 'string' && aside.website !== '',
    turnstileToken: typeof challenge === 'string' && challenge !== '' ? challenge : undefined,
  };
}

/** Keys that any form may carry beside its fields. */
const besides = new Set(['website', 'form', 'turnstileToken', 'cf-turnstile-response']);

function shared(form: CompiledForm, values: Record<string, unknown>): number {
  return getFields(form).filter((field) => Object.hasOwn(values, getSubmittedName(field))).length;
}

function normalise(value: unknown, field: FormField | undefined, fromPage: boolean): unknown {
  if (typeof value !== 'string') return value;
  if (fromPage && field?.kind === 'checkbox') {
    if (field.choices !== undefined) return [value];
    return !['', 'false', 'off'].includes(value);
  }
  return tidyText(value);
}
