import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ActionAnchor } from '../ActionLink.style.ts';
import { loadSupabaseClient } from '../backend/loadSupabaseClient.ts';
import { mountNotices } from '../notices/mountNotices.tsx';
import { RichTextContent, toPlainText } from '../Rich.tsx';
import { words } from '../words.ts';
import { autosaveDraft, restoreDraft } from './draft.ts';
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
import type { FormModel } from './FormModel.ts';
import { honeypot } from './readValues.ts';
import { type SubmissionOptions, useFormSubmission } from './useFormSubmission.ts';
import { fieldsOf } from './validateForm.ts';

/** Props of `Form`. */
export interface FormProps extends SubmissionOptions {
  model: FormModel;
  /** Id of the element that names the form. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  /** Layout: `page`, `dialog` (only the fields scroll) or `line` (one field and its button). */
  layout: 'page' | 'dialog' | 'line';
  /** What stands before the fields and scrolls with them. */
  children?: ReactNode;
  /** A button beside the one that sends. */
  cancel?: ReactNode;
}

/**
 * A form made of a definition in data/forms. Without JavaScript the browser checks and posts it;
 * with it, this does: messages under the fields, notices, a draft that survives a reload.
 */
export function Form({
  model,
  labelledBy,
  label,
  layout,
  children,
  cancel,
  ...outcome
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useFormSubmission(model, form, outcome);
  const { errors, isSending: sending, rejections: refusals } = submission;
  const wrong = fieldsOf(model).filter(({ name }) => errors[name]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // Set here and not in the markup: without JavaScript the browser's own checks are welcome.
    element.noValidate = true;
    mountNotices();
    if (outcome.keepValues) return;
    restoreDraft(element, model.name);
    return autosaveDraft(element, model.name);
  }, [model.name, outcome.keepValues]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus
  useEffect(() => {
    if (refusals > 0) focusAfterRefusal(form.current, wrong[0]?.name);
  }, [refusals]);

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
      onFocus={load}
      onPointerDown={load}
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
          {wrong.length > 0 && words.form.toCheck(wrong.length, listOf(wrong))}
          {sending && model.submitting}
        </p>
      </Body>
      <Buttons data-layout={layout}>
        <ActionAnchor as="button" type="submit" data-style="primary" disabled={sending}>
          {sending && <Spinner aria-hidden="true" />}
          {sending ? model.submitting : model.submit}
        </ActionAnchor>
        {cancel}
      </Buttons>
    </Frame>
  );
}

/** Starts loading what sends the form; when it fails, sending tries again and says so. */
function load() {
  loadSupabaseClient().catch(() => undefined);
}

function nameOf(event: FormEvent): string {
  return (event.target as HTMLInputElement).name;
}

function listOf(fields: readonly { label: Parameters<typeof toPlainText>[0] }[]): string {
  return fields.map(({ label }) => toPlainText(label)).join(', ');
}

/** To the first field that is wrong; otherwise back to the button that lost the focus. */
function focusAfterRefusal(form: HTMLFormElement | null, name: string | undefined) {
  const field = name && form?.querySelector<HTMLElement>(`[data-field][name="${name}"]`);
  if (field) field.focus();
  else if (!form?.contains(document.activeElement))
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
