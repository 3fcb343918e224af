import type { FormDefinition, FormField } from '../../../schema/form.ts';
import { getFunctionAddress } from '../backend/backendAddress.ts';
import type { Notice } from '../notices/notices.ts';
import type { PageContext } from '../page.ts';
import { renderRichText } from '../renderRichText.ts';
import type { FieldModel, FormModel } from './FormModel.ts';

/** Creates the island props of a form in data/forms. Server only. */
export function createFormModel(name: string, page: PageContext): FormModel {
  const form: FormDefinition = page.form(name);
  const { title: _title, text: _text, success, failure, noscript, groups, ...rest } = form;
  return {
    ...rest,
    name,
    action: getFunctionAddress(form.function),
    submitting: form.submitting ?? form.submit,
    ...(success && { success: { ...createNotice(success, page), kind: 'success' } }),
    ...(failure && { failure: { ...createNotice(failure, page), kind: 'destructive' } }),
    ...(noscript && { noscript: renderRichText(noscript, page, true) }),
    groups: groups.map((group) => ({
      ...(group.title && { title: renderRichText(group.title, page) }),
      fields: group.fields.map((field) => createFieldModel(field, page)),
    })),
  };
}

function createFieldModel(field: FormField, page: PageContext): FieldModel {
  const { label, hint, notice, ...rest } = field;
  return {
    ...rest,
    label: renderRichText(label, page),
    ...(hint && { hint: renderRichText(hint, page) }),
    ...(notice && { notice: createNotice(notice, page) }),
  };
}

function createNotice(
  { title, text }: { title: string; text?: string },
  page: PageContext,
): Notice {
  return {
    title: renderRichText(title, page),
    ...(text && { text: renderRichText(text, page, true) }),
  };
}
