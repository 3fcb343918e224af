import { visitorTexts } from '../visitorTexts.ts';
import { defaultMaxLengths } from './createFormSchema.ts';
import {
  type CompiledForm,
  type FormField,
  getFields,
  getPlainLabel,
  getSubmittedName,
  type ValidationError,
} from './FormDefinition.ts';

/**
 * One message for each field that is wrong, by field name: the form's own message where its own rule
 * was broken, a general one for rules that all forms share.
 */
export function createFieldMessages(
  form: CompiledForm,
  errors: ValidationError[],
): Record<string, string> {
  const fields = new Map(getFields(form).map((field) => [getSubmittedName(field), field]));
  const messages = new Map<string, string>();
  for (const error of errors) {
    const sent = nameOf(error);
    const field = fields.get(sent);
    const name = field?.name ?? sent.slice(0, 60);
    if (messages.has(name) || messages.size >= 50) continue;
    messages.set(name, field === undefined ? visitorTexts.unknownField : messageOf(field, error));
  }
  const inOrder = [...fields.values()].map(({ name }) => name);
  const place = (name: string) => (inOrder.includes(name) ? inOrder.indexOf(name) : inOrder.length);
  return Object.fromEntries([...messages].toSorted(([a], [b]) => place(a) - place(b)));
}

function nameOf({ instancePath, params }: ValidationError): string {
  const missing = params.missingProperty ?? params.additionalProperty;
  if (instancePath === '' && typeof missing === 'string') return missing;
  const [, first = ''] = instancePath.split('/');
  return first.replaceAll('~1', '/').replaceAll('~0', '~');
}

function messageOf(field: FormField, error: ValidationError): string {
  const label = getPlainLabel(field);
  const common = /\/allOf\/0\/pattern$/.test(error.schemaPath);
  const hasOwnRule = field.kind === 'email' && field.message !== undefined;
  if (error.keyword === 'pattern' && common && !hasOwnRule) return visitorTexts.characters(label);
  if (error.keyword === 'maxLength' && field.max === undefined) {
    return visitorTexts.tooLong(label, defaultMaxLengths[field.kind] ?? 200);
  }
  if (field.message !== undefined) return field.message;
  const missing = ['required', 'minLength', 'const', 'minItems'].includes(error.keyword);
  return missing ? visitorTexts.required(label) : visitorTexts.wrong(label);
}
