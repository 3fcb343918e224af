import { getFormKey } from '../../../base/forms/FormDefinition.ts';
import {
  challengeServices,
  defaultFunction,
  english,
  type FormFieldConfig,
  formFunctions,
  getOtherLocale,
} from '../../../schema/vocabulary.ts';
import { getFunctionAddress } from '../backend/backendAddress.ts';
import type { Notice } from '../notices/notices.ts';
import { getTexts } from '../page/getTexts.ts';
import type { PageContext } from '../page/page.ts';
import type { SiteForm } from '../page/SiteForm.ts';
import { renderRichText } from '../text/renderRichText.ts';
import type { ChallengeModel, FieldModel, FormModel, GroupModel } from './FormModel.ts';

/** The groups of words that islands with a form use. */
export const formWords = ['form', 'fields', 'dialog'];

/** Creates the island props of a form in data/forms. Server only. */
export function createFormModel(name: string, page: PageContext): FormModel {
  const form: SiteForm = page.form(name);
  const {
    title: _title,
    text: _text,
    success,
    failure,
    noscript,
    challenge,
    hasForeignFunction,
    groups,
    ...rest
  } = form;
  // Who receives the form is nobody else's business.
  const {
    to: _to,
    subject: _subject,
    reply: _reply,
    webhook: _webhook,
    store: _store,
    keepDays: _days,
    ...shown
  } = rest;
  const functionName = form.function ?? defaultFunction;
  const inForm = openLinksInNewTab(page);
  const words = getTexts({ form: english.form }, page.site.words);
  const { sent, sentText, failed, failedText } = words.form;
  return {
    ...shown,
    name: getFormKey(name, getOtherLocale(page.site)),
    function: functionName,
    receiver: hasForeignFunction
      ? 'foreign'
      : (formFunctions as readonly string[]).includes(functionName)
        ? 'engine'
        : 'site',
    action: form.action ?? getFunctionAddress(functionName),
    isExternal: form.action !== undefined,
    submitting: form.submitting ?? form.submit,
    success: {
      ...createNotice(
        success?.title ? { ...success, title: success.title } : { title: sent, text: sentText },
        page,
      ),
      kind: 'success',
    },
    ...(success?.to && { thanks: page.link(success.to).href }),
    failure: {
      ...createNotice(failure ?? { title: failed, text: failedText }, page),
      kind: 'destructive',
    },
    groups: groups.map(
      (group): GroupModel => ({
        ...(group.title && { title: renderRichText(group.title, inForm) }),
        ...(group.when && { when: group.when }),
        fields: group.fields.map((field) => createFieldModel(field, inForm)),
      }),
    ),
    ...(noscript && { noscript: renderRichText(noscript, page, true) }),
    ...(challenge && !form.action && { challenge: createChallengeModel(challenge, page) }),
  };
}

function createChallengeModel(
  { service, siteKey }: NonNullable<SiteForm['challenge']>,
  { site }: PageContext,
): ChallengeModel {
  const { script, api, isInteractive } = challengeServices[service];
  return { siteKey, script, api, isInteractive, language: site.locale.split('-')[0] ?? 'en' };
}

/** Links inside a form open in a new tab, because leaving the page would interrupt the visitor. */
function openLinksInNewTab(page: PageContext): PageContext {
  return {
    ...page,
    link: (to) => ({ ...page.link(to), external: !/^(?:mailto|tel|sms):/.test(to) }),
  };
}

function createFieldModel(field: FormFieldConfig, page: PageContext): FieldModel {
  const { label, hint, notice, ...rest } = field;
  return {
    ...rest,
    // Known when the page is built, so that it is sent without JavaScript too.
    ...(field.from === 'page' && { value: page.link(page.route).href }),
    ...(field.from === 'variant' && { value: page.variant ?? '', from: '' }),
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
