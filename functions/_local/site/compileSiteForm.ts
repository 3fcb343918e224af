import type { CompiledForm, FormDefinition } from '../../../base/forms/FormDefinition.ts';
import type { FunctionsSite } from '../../../schema/index.ts';
import type { FormConfig } from '../../../schema/vocabulary.ts';
import { compileForm } from '../../_shared/site/compileForm.ts';

/**
 * Compiles a form of a site. Returns undefined for a form that no function receives: an empty file, or
 * a form that is sent to a form service.
 *
 * @throws Error for a form that `check` refuses
 */
export async function compileSiteForm({
  name,
  definition,
  localized,
  error,
}: FunctionsSite['forms'][number]): Promise<CompiledForm | undefined> {
  if (error !== undefined) throw new Error(error);
  if (definition === undefined || definition.action !== undefined) return undefined;
  const toDefinition = (form: FormConfig) => ({ function: 'submit-form', ...form, name });
  const translations = Object.entries(localized).map(([locale, form]) => [
    locale,
    { ...toDefinition(form), locale },
  ]);
  return compileForm({
    ...toDefinition(definition),
    ...(translations.length > 0 && { localized: Object.fromEntries(translations) }),
  } as FormDefinition);
}
