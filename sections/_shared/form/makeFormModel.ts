import type { FormDefinition, FormField } from '../../../schema/form.ts';
import { getFunctionAddress } from '../backend/backendAddress.ts';
import type { Notice } from '../notices/store.ts';
import type { PageContext } from '../page.ts';
import { renderRichText } from '../richText.ts';
import type { FieldModel, FormModel } from './FormModel.ts';

/** A form definition of data/forms as props of an island. Server only. */
export function createFormModel(name: string, page: PageContext): FormModel {
  const form: FormDefinition = page.form(name);
  const { title: _title, text: _text, success, failure, noscript, groups, ...rest } = form;
  return {
    ...rest,
    name,
    action: getFunctionAddress(form.function),
    submitting: form.submitting ?? form.submit,
    ...(success && { success: { ...notice(success, page), kind: 'success' } }),
    ...(failure && { failure: { ...notice(failure, page), kind: 'destructive' } }),
    ...(noscript && { noscript: renderRichText(noscript, page, true) }),
    groups: groups.map((group) => ({
      ...(group.title && { title: renderRichText(group.title, page) }),
      fields: group.fields.map((field) => fieldModel(field, page)),
    })),
  };
}

function fieldModel(field: FormField, page: PageContext): FieldModel {
  const { label, hint, notice: said, ...rest } = field;
  return {
    ...rest,
    label: renderRichText(label, page),
    ...(hint && { hint: renderRichText(hint, page) }),
    ...(said && { notice: notice(said, page) }),
  };
}

function notice({ title, text }: { title: string; text?: string }, page: PageContext): Notice {
  return { title: renderRichText(title, page), ...(text && { text: renderRichText(text, page, true) }) };
}
