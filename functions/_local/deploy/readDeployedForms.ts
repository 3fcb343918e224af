import { compileForm } from '../../_shared/forms/compileForm.ts';
import type { DeployedSite } from '../../_shared/supabase/DeployedSite.ts';
import { findFormFiles, readForms } from '../site/readForms.ts';
import { readResearchNotes } from '../site/readResearchNotes.ts';

/**
 * Reads what deployed functions need from data/forms and data/research.
 *
 * @throws Error with the name of a form that cannot be used
 */
export async function readDeployedForms(
  root: string,
): Promise<Pick<DeployedSite, 'forms' | 'notes'>> {
  const forms = await readForms(root);
  const paths = new Map((await findFormFiles(root)).map(({ name, path }) => [name, path]));
  for (const form of forms) {
    await compileForm(form).catch((cause: Error) => {
      throw new Error(`${paths.get(form.name)}: ${cause.message}`, { cause });
    });
  }
  return {
    forms: Object.fromEntries(forms.map((form) => [form.name, form])),
    notes: await readResearchNotes(root),
  };
}
