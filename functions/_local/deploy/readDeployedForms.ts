import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import type { FunctionsSite } from '../../../schema/check/readFunctionsSite.ts';
import { compileSiteForm } from '../site/compileSiteForm.ts';

/**
 * Returns the forms of a site by name, for deployed functions.
 *
 * @throws Error with the name of a form that `check` refuses
 */
export async function readDeployedForms({
  forms,
}: FunctionsSite): Promise<Record<string, FormDefinition>> {
  const usable: Record<string, FormDefinition> = {};
  for (const form of forms) {
    const compiled = await compileSiteForm(form).catch((cause: Error) => {
      throw new Error(`${form.path}: ${cause.message}`, { cause });
    });
    if (compiled !== undefined) usable[form.name] = compiled.definition;
  }
  return usable;
}
