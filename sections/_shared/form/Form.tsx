import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ActionAnchor } from '../ActionLink.style.ts';
import { loadSupabaseClient } from '../backend/loadSupabaseClient.ts';
import { mountNotices } from '../notices/mountNotices.tsx';
import { RichTextContent, toPlainText } from '../RichTextContent.tsx';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import {
  Body,
  Buttons,
  Fields,
  Fieldset,
  Frame,
  Legend,
  Noscript,
  Note,
  Spinner,
  Trap,
} from './Form.style.ts';
import { type FormModel, getFields } from './FormModel.ts';
import { autosaveDraft, restoreDraft } from './formDraft.ts';
import { honeypot } from './readValues.ts';
import { type SubmissionOptions, useFormSubmission } from './useFormSubmission.ts';

/** Props of `Form`. */
export interface FormProps extends SubmissionOptions {
  model: FormModel;
  /** Id of the element that names the form. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  /** Layout: `page`, `dialog` (only the fields scroll) or `line` (a single field and its button). */
  layout: 'page' | 'dialog' | 'line';
  /** Content before the fields, which scrolls with them. */
  children?: ReactNode;
  /** A button beside the submit button. */
  cancel?: ReactNode;
}

/**
 * A form from data/forms. Without JavaScript the browser validates and posts it. With JavaScript it
 * shows messages under the fields and notices, and keeps a draft across reloads.
 */
export function Form({
  model,
  labelledBy,
  label,
  layout,
  children,
  cancel,
  ...options
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useFormSubmission(model, form, options);
  const { errors, isSending, rejections } = submission;
  const invalidFields = getFields(model).filter(({ name }) => errors[name]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // Not in the markup, because without JavaScript the browser validates.
    element.noValidate = true;
    mountNotices();
    if (options.keepValues) return;
    restoreDraft(element, model.name);
    return autosaveDraft(element, model.name);
  }, [model.name, options.keepValues]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new rejection moves the focus
  useEffect(() => {
    if (rejections > 0) focusAfterRejection(form.current, invalidFields[0]?.name);
  }, [rejections]);

  return (
    <Frame
      ref={form}
      method="post"
      action={model.action}
      aria-labelledby={labelledBy}
      aria-label={label}
      data-layout={layout}
      onSubmit={submission.onSubmit}
      onInput={(event) => submission.onFieldChange(nameOf(event))}
      onBlur={(event) => submission.onFieldBlur(nameOf(event))}
      onFocus={preloadClient}
      onPointerDown={preloadClient}
    >
      <Body data-layout={layout}>
        {children}
        {model.noscript && (
          <noscript>
            <Noscript>
              <RichTextContent as="div">{model.noscript}</RichTextContent>
            </Noscript>
          </noscript>
        )}
        {layout !== 'line' && <Note>{words.form.requiredNote}</Note>}
        {model.groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
          <Fieldset key={index}>
            {group.title && (
              <Legend>
                <RichTextContent>{group.title}</RichTextContent>
              </Legend>
            )}
            <Fields>
              {group.fields.map((field) => (
                <Field key={field.name} field={field} error={errors[field.name]} />
              ))}
            </Fields>
          </Fieldset>
        ))}
        <Trap aria-hidden="true">
          <label>
            {words.form.leaveEmpty}
            <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
          <input type="hidden" name="form" value={model.name} />
        </Trap>
        <p className="visually-hidden" role="status">
          {invalidFields.length > 0 &&
            words.form.toCheck(invalidFields.length, listLabels(invalidFields))}
          {isSending && model.submitting}
        </p>
      </Body>
      <Buttons data-layout={layout}>
        <ActionAnchor as="button" type="submit" data-style="primary" disabled={isSending}>
          {isSending && <Spinner aria-hidden="true" />}
          {isSending ? model.submitting : model.submit}
        </ActionAnchor>
        {cancel}
      </Buttons>
    </Frame>
  );
}

/** Starts loading the client that sends the form. After a failure, sending tries again. */
function preloadClient() {
  loadSupabaseClient().catch(() => undefined);
}

function nameOf(event: FormEvent): string {
  return (event.target as HTMLInputElement).name;
}

function listLabels(fields: readonly { label: Parameters<typeof toPlainText>[0] }[]): string {
  return fields.map(({ label }) => toPlainText(label)).join(', ');
}

/** Focuses the first invalid field, otherwise the submit button if it has lost the focus. */
function focusAfterRejection(form: HTMLFormElement | null, name: string | undefined) {
  const field = name && form?.querySelector<HTMLElement>(`[data-field][name="${name}"]`);
  if (field) field.focus();
  else if (!form?.contains(document.activeElement))
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
