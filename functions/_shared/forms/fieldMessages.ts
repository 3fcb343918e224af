import { words } from '../words.ts';
import {
  type CheckedForm,
  type FormField,
  fieldsOf,
  plainLabel,
  sentName,
  type ValidationError,
} from './FormDefinition.ts';
import { longest } from './formSchema.ts';

/**
 * One message for each field that is wrong, by field name: the form's own message where its own rule
 * was broken, a general one for rules that all forms share.
 */
export function fieldMessages(
  form: CheckedForm,
  errors: ValidationError[],
): Record<string, string> {
  const fields = new Map(fieldsOf(form).map((field) => [sentName(field), field]));
  const messages = new Map<string, string>();
  for (const error of errors) {
    const sent = nameOf(error);
    const field = fields.get(sent);
    const name = field?.name ?? sent.slice(0, 60);
    if (messages.has(name) || messages.size >= 50) continue;
    messages.set(name, field === undefined ? words.unknownField : messageOf(field, error));
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
  const label = plainLabel(field);
  const common = /\/allOf\/0\/pattern$/.test(error.schemaPath);
  const hasOwnRule = field.kind === 'email' && field.message !== undefined;
  if (error.keyword === 'pattern' && common && !hasOwnRule) return words.characters(label);
  if (error.keyword === 'maxLength' && field.max === undefined) {
    return words.tooLong(label, longest[field.kind] ?? 200);
  }
  if (field.message !== undefined) return field.message;
  const missing = ['required', 'minLength', 'const', 'minItems'].includes(error.keyword);
  return missing ? words.required(label) : words.wrong(label);
}
