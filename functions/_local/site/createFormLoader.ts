import type { CompiledForm } from '../../../base/forms/FormDefinition.ts';
import type { FunctionsSite } from '../../../schema/index.ts';
import { createUnusableForm } from '../../_shared/site/compileForm.ts';
import { compileSiteForm } from './compileSiteForm.ts';

/**
 * Creates a function that returns the site's compiled forms. A form that cannot be used keeps its last
 * valid version, or has a `loadError` if there is none; other forms are not affected.
 *
 * @param loadSite returns another object when the site has changed
 * @param report receives a message for the operator, once for each new error
 */
export function createFormLoader(
  loadSite: () => Promise<FunctionsSite>,
  report: (message: string) => void,
): () => Promise<Record<string, CompiledForm>> {
  let seen: FunctionsSite | undefined;
  let loading: Promise<LoadedForms> = Promise.resolve({ forms: {}, errors: {} });
  return async () => {
    const site = await loadSite();
    if (site !== seen) {
      seen = site;
      loading = loading.then((last) => refresh(site, last, report));
    }
    return (await loading).forms;
  };
}

interface LoadedForms {
  forms: Record<string, CompiledForm>;
  errors: Record<string, string>;
}

async function refresh(
  site: FunctionsSite,
  last: LoadedForms,
  report: (message: string) => void,
): Promise<LoadedForms> {
  const current: LoadedForms = { forms: Object.create(null), errors: Object.create(null) };
  for (const file of site.forms) {
    const { name, path } = file;
    const form = await compileSiteForm(file).catch((error: Error) => {
      current.errors[name] = error.message;
      return last.forms[name] ?? createUnusableForm(name, error.message);
    });
    if (form !== undefined) current.forms[name] = form;
    const error = current.errors[name];
    if (error !== undefined && error !== last.errors[name]) {
      report(`${path} cannot be used: ${error}`);
    }
  }
  return current;
}
