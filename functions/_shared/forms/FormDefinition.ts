/** A form as data/forms/<name>.yaml declares it, as far as functions need to know it. */
export interface FormDefinition {
  name: string;
  function: string;
  title: string;
  success?: Notice;
  failure?: Notice;
  groups: { title?: string; fields: FormField[] }[];
}

/** One field of a form. */
export interface FormField {
  name: string;
  label: string;
  kind: string;
  required?: boolean;
  min?: number;
  max?: number;
  pattern?: string;
  message?: string;
  choices?: Record<string, string>;
  accept?: string[];
  maxBytes?: number;
  bucket?: string;
  sendAs?: string;
}

/** What is said after sending. */
export interface Notice {
  title: string;
  text?: string;
}

/** A form together with the validator generated from it. */
export interface CompiledForm {
  definition: FormDefinition;
  validate: FormValidator;
  /** Why the form cannot be used at all. */
  loadError?: string;
}

/** A validator as ajv generates it: errors are left on the function until the next call. */
export interface FormValidator {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

/** One thing that is wrong, as ajv tells it. */
export interface ValidationError {
  instancePath: string;
  keyword: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

/** The fields of a form, in order. */
export function getFields(form: CompiledForm | FormDefinition | undefined): FormField[] {
  const definition = form !== undefined && 'definition' in form ? form.definition : form;
  return definition?.groups.flatMap((group) => group.fields) ?? [];
}

/** The name under which a field's value is sent. */
export function getSubmittedName(field: FormField): string {
  return field.kind === 'file' ? (field.sendAs ?? field.name) : field.name;
}

/** The words beside a field without their Markdown links. */
export function getPlainLabel({ label }: FormField): string {
  return label
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1');
}
