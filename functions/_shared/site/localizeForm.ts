import type { CompiledForm } from '../../../base/forms/FormDefinition.ts';
import { getOwn } from '../../../base/values/getOwn.ts';

/** Returns a form in a language, or the form itself if it has no such translation. */
export function localizeForm(form: CompiledForm, locale: string | undefined): CompiledForm {
  const { localized = {} } = form.definition;
  const definition = locale === undefined ? undefined : getOwn(localized, locale);
  return definition ? { ...form, definition } : form;
}
