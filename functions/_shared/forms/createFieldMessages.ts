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
 * Returns one message for each invalid field, by field name and in the order of the form. Where the
 * form has a message for its own rule, it is used; rules that all forms share have a general message.
 */
export function createFieldMessages(
  form: CompiledForm,
  errors: ValidationError[],
): Record<string, string> {
  const fields = new Map(getFields(form).map((field) => [getSubmittedName(field), field]));
  const messages = new Map<string, string>();
  for (const error of errors) {
    const key = getKey(error);
    const field = fields.get(key);
    const name = field?.name ?? key.slice(0, 60);
    if (messages.has(name) || messages.size >= 50) continue;
    messages.set(
      name,
      field === undefined ? visitorTexts.unknownField : createMessage(field, error),
    );
  }
  const order = [...fields.values()].map(({ name }) => name);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries([...messages].toSorted(([a], [b]) => rank(a) - rank(b)));
}

function getKey({ instancePath, params }: ValidationError): string {
  const property = params.missingProperty ?? params.additionalProperty;
  if (instancePath === '' && typeof property === 'string') return property;
  const [, first = ''] = instancePath.split('/');
  return first.replaceAll('~1', '/').replaceAll('~0', '~');
}

function createMessage(field: FormField, error: ValidationError): string {
  const label = getPlainLabel(field);
  const isSharedPattern = /\/allOf\/0\/pattern$/.test(error.schemaPath);
  const hasOwnMessage = field.kind === 'email' && field.message !== undefined;
  if (error.keyword === 'pattern' && isSharedPattern && !hasOwnMessage)
    return visitorTexts.characters(label);
  if (error.keyword === 'maxLength' && field.max === undefined) {
    return visitorTexts.tooLong(label, defaultMaxLengths[field.kind] ?? 200);
  }
  if (field.message !== undefined) return field.message;
  const isMissing = ['required', 'minLength', 'const', 'minItems'].includes(error.keyword);
  return isMissing ? visitorTexts.required(label) : visitorTexts.wrong(label);
}
