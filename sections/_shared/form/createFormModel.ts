import type { FormDefinition, FormField } from '../../../schema/form.ts';
import { defaultFunction } from '../../../schema/formDelivery.ts';
import { getFunctionAddress } from '../backend/backendAddress.ts';
import type { Notice } from '../notices/notices.ts';
import type { PageContext } from '../page.ts';
import { renderRichText } from '../renderRichText.ts';
import type { FieldModel, FormModel } from './FormModel.ts';

/** Creates the island props of a form in data/forms. Server only. */
export function createFormModel(name: string, page: PageContext): FormModel {
  const form: FormDefinition = page.form(name);
  const { title: _title, text: _text, success, failure, noscript, groups, ...rest } = form;
  // Who receives the form is nobody else's business.
  const {
    to: _to,
    reply: _reply,
    webhook: _webhook,
    store: _store,
    keepDays: _days,
    ...shown
  } = rest;
  const functionName = form.function ?? defaultFunction;
  return {
    ...shown,
    name,
    function: functionName,
    action: form.action ?? getFunctionAddress(functionName),
    isExternal: form.action !== undefined,
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
