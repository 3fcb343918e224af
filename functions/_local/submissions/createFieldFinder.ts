import { type FormDefinition, getFields } from '../../../base/forms/FormDefinition.ts';
import { readFunctionsSite } from '../../../schema/check/readFunctionsSite.ts';
import type { FindFields } from './orderValues.ts';

/** Creates a function that returns the fields of a site's forms. */
export async function createFieldFinder(root: string): Promise<FindFields> {
  const { forms } = await readFunctionsSite(root);
  const usable = forms.filter(({ error }) => error === undefined);
  return (name) =>
    getFields(usable.find((form) => form.name === name)?.definition as FormDefinition | undefined);
}
