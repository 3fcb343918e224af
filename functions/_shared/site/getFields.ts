import type {
  CompiledForm,
  FormDefinition,
  FormField,
} from '../../../base/forms/FormDefinition.ts';

/** Returns the fields of a form in order. */
export function getFields(form: CompiledForm | FormDefinition | undefined): FormField[] {
  const definition = form !== undefined && 'definition' in form ? form.definition : form;
  return definition?.groups.flatMap((group) => group.fields) ?? [];
}
