import type { PageContext } from '../page/page.ts';
import { createFormModel } from './createFormModel.ts';
import type { FormModel } from './FormModel.ts';

/**
 * Returns the model of a form for the props of an island, and the modules from which browsers load
 * props: in a build, all pages with the form share one. Server only.
 */
export function provideFormModel(name: string, page: PageContext): ProvidedFormModel {
  // Records that the page depends on the form.
  page.form(name);
  const { model, url } = page.formModels?.[name] ?? {};
  return {
    model: (model as FormModel | undefined) ?? createFormModel(name, page),
    modules: url ? { model: url } : {},
  };
}

interface ProvidedFormModel {
  model: FormModel;
  modules: { model?: string };
}
