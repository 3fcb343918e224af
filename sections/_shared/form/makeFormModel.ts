import type { FormDefinition, FormField } from '../../../schema/form.ts';
import { functionAddress } from '../backend/backendAddress.ts';
import type { Notice } from '../notices/store.ts';
import type { PageContext } from '../page.ts';
import { richText } from '../richText.ts';
import type { FieldModel, FormModel } from './FormModel.ts';

/** A form definition of data/forms as props of an island. Server only. */
export function makeFormModel(name: string, page: PageContext): FormModel {
  const form: FormDefinition = page.form(name);
  const { title: _title, text: _text, success, failure, noscript, groups, ...rest } = form;
  return {
    ...rest,
    name,
    action: functionAddress(form.function),
    submitting: form.submitting ?? form.submit,
    ...(success && { success: { ...notice(success, page), kind: 'success' } }),
    ...(failure && { failure: { ...notice(failure, page), kind: 'destructive' } }),
    ...(noscript && { noscript: richText(noscript, page, true) }),
    groups: groups.map((group) => ({
      ...(group.title && { title: richText(group.title, page) }),
      fields: group.fields.map((field) => fieldModel(field, page)),
    })),
  };
}

function fieldModel(field: FormField, page: PageContext): FieldModel {
  const { label, hint, notice: said, ...rest } = field;
  return {
    ...rest,
    label: richText(label, page),
    ...(hint && { hint: richText(hint, page) }),
    ...(said && { notice: notice(said, page) }),
  };
}

function notice({ title, text }: { title: string; text?: string }, page: PageContext): Notice {
  return { title: richText(title, page), ...(text && { text: richText(text, page, true) }) };
}
