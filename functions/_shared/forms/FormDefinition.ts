/** The parts of a form in data/forms/<name>.yaml that functions use. */
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

/** The heading and text that a visitor reads after sending a form. */
export interface Notice {
  title: string;
  text?: string;
}

/** A form with the validator compiled from it. */
export interface CompiledForm {
  definition: FormDefinition;
  validate: FormValidator;
  /** Why the form cannot be used; undefined for a usable form. */
  loadError?: string;
}

/** A validator that ajv compiled. The errors of the last call are a property of the function. */
export interface FormValidator {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

/** A validation error as ajv reports it. */
export interface ValidationError {
  instancePath: string;
  keyword: string;
  schemaPath: string;
  params: Record<string, unknown>;
}

/** Returns the fields of a form in order. */
export function getFields(form: CompiledForm | FormDefinition | undefined): FormField[] {
  const definition = form !== undefined && 'definition' in form ? form.definition : form;
  return definition?.groups.flatMap((group) => group.fields) ?? [];
}

/** Returns the key under which the browser sends a field's value. */
export function getSubmittedName(field: FormField): string {
  return field.kind === 'file' ? (field.sendAs ?? field.name) : field.name;
}

/** Returns the label of a field without Markdown links and emphasis. */
export function getPlainLabel({ label }: FormField): string {
  return label
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1');
}
