import { compileForm } from '../../../base/forms/compileForm.ts';
import type { CompiledForm, FormDefinition } from '../../../base/forms/FormDefinition.ts';
import type { FunctionsForm } from '../../../schema/check/readFunctionsSite.ts';

/**
 * Compiles a form of a site. Returns undefined for a form that no function receives: an empty file, or
 * a form that is sent to a form service.
 *
 * @throws Error for a form that `check` refuses
 */
export async function compileSiteForm({
  name,
  definition,
  error,
}: FunctionsForm): Promise<CompiledForm | undefined> {
  if (error !== undefined) throw new Error(error);
  if (definition === undefined || definition.action !== undefined) return undefined;
  return compileForm({ function: 'submit-form', ...definition, name } as FormDefinition);
}
