import { type RefObject, useRef, useState } from 'react';
import { type Evaluation, evaluateForm } from '../../../base/forms/evaluateForm.ts';
import { getHoneypotName } from '../../../base/forms/FormRules.ts';
import { getReference, isSubmissionId } from '../../../base/forms/getReference.ts';
import { english } from '../../../schema/vocabulary.ts';
import { SendFailure } from '../backend/SendFailure.ts';
import { sendToService } from '../backend/sendToService.ts';
import type { UploadProgress } from '../backend/UploadProgress.ts';
import { dismissNotice, type Notice, showNotice } from '../notices/notices.ts';
import { useSiteWords, useWords } from '../page/words.ts';
import type { FormChallenge } from './createFormChallenge.ts';
import { type FieldModel, type FormModel, getFieldModels } from './FormModel.ts';
import { matchesPattern } from './matchesPattern.ts';
import { readValues } from './readValues.ts';

/** Callbacks and settings for the time while a form is sent and afterwards. */
export interface SubmissionOptions {
  /** Called when sending begins. */
  onSend?: (() => void) | undefined;
  /**
   * Handles the function's response and returns its outcome: `failure` turns it into a failure, and a
   * notice replaces the one of a success.
   */
  onResponse?: ((response: unknown) => 'success' | 'failure' | Notice) | undefined;
  /** Called with the notice after a success, before it appears. A dialog closes here. */
  onSuccess?: ((notice: Notice) => void) | undefined;
  /** Called after a failure. */
  onFailure?: (() => void) | undefined;
  /** Keeps the values after a success, as a search box does. */
  keepValues?: boolean | undefined;
}

/** The state of a form's submission, and what changes it. */
export interface FormSubmission {
  /** Error messages by field name; the challenge has the name `challengeName`. */
  errors: Readonly<Record<string, string>>;
  isSending: boolean;
  /** Whether the last try to send failed, until the next one. */
  hasFailed: boolean;
  /** How much of the files was sent, while they are uploaded. */
  progress: UploadProgress | undefined;
  /** Number of rejected tries, so that each can be announced. */
  rejections: number;
  /**
   * Validates all fields, or those that are named. Shows the messages of invalid ones and returns
   * whether there are none.
   */
  validate(names?: readonly string[]): boolean;
  /** Validates and sends the form. Ignored while it is being sent. */
  send(): void;
  /** Gives up sending. */
  cancel(): void;
  /** Removes all messages. */
  clearErrors(): void;
  /** Removes a field's message once its value is valid. A file is validated when it is chosen. */
  onFieldChange(name: string): void;
  /** Validates a field, once the form was rejected for the first time. */
  onFieldBlur(name: string): void;
}

/** The name of the message of a challenge, which no field has. */
export const challengeName = '#challenge';

/**
 * Validates and sends a form, then shows a notice with the result.
 *
 * @param onReject called with the messages before they are shown
 */
export function useFormSubmission(
  model: FormModel,
  form: RefObject<HTMLFormElement | null>,
  { onSend, onResponse, onSuccess, onFailure, keepValues }: SubmissionOptions,
  onReject: (messages: Readonly<Record<string, string>>) => void,
  challenge?: FormChallenge,
): FormSubmission {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [progress, setProgress] = useState<UploadProgress>();
  const [rejections, setRejections] = useState(0);
  const sending = useRef<AbortController>(null);
  const ownNotices = useRef<number[]>([]);
  const fields = getFieldModels(model);
  const words = useWords({ fields: english.fields, form: english.form });
  const { locale } = useSiteWords();

  const evaluate = (): Evaluation =>
    form.current
      ? evaluateForm(model, readValues(form.current, fields), {
          matches: matchesPattern,
          texts: words.fields,
          locale,
        })
      : { values: {}, errors: {}, missing: [] };
  const notify = (notice: Notice) => {
    ownNotices.current.push(showNotice(notice));
  };
  const dismissNotices = () => {
    for (const id of ownNotices.current.splice(0)) dismissNotice(id);
  };
  const reject = (messages: Record<string, string>) => {
    onReject(messages);
    setErrors(messages);
    setRejections((count) => count + 1);
  };

  function validate(names?: readonly string[]): boolean {
    dismissNotices();
    const { errors: found, missing } = evaluate();
    const invalid = fields.filter(({ name }) => found[name] && (names?.includes(name) ?? true));
    if (invalid.length === 0) {
      setErrors({});
      return true;
    }
    reject(Object.fromEntries(invalid.map(({ name }) => [name, found[name] ?? ''])));
    for (const { name, notice } of invalid) if (notice && missing.includes(name)) notify(notice);
    return false;
  }

  async function submit(element: HTMLFormElement, controller: AbortController) {
    if (!validate()) return;
    const focused = document.activeElement;
    setSending(true);
    setFailed(false);
    onSend?.();
    try {
      const { values } = evaluate();
      const solution = await challenge?.getToken();
      if (controller.signal.aborted) return;
      if (solution === 'unsolved') {
        reject({ [challengeName]: words.form.challengeUnsolved });
        return;
      }
      const { signal } = controller;
      const response = model.isExternal
        ? await sendToService(model, { ...values, ...readTrap(element, fields) }, signal)
        : await (await import('../backend/sendForm.ts')).sendForm({
            form: model.name,
            function: model.function,
            receiver: model.receiver,
            fields,
            values,
            signal,
            hasFilledHoneypot: Boolean(new FormData(element).get(getHoneypotName(fields))),
            challengeToken: solution?.token,
            onProgress: setProgress,
          });
      const outcome = onResponse?.(response) ?? 'success';
      if (outcome === 'failure') throw new SendFailure('The response reports a failure');
      setRejections(0);
      if (!keepValues) element.reset();
      const id = (response as { id?: unknown } | undefined)?.id;
      const note =
        typeof id === 'string' && model.receiver !== 'foreign' && isSubmissionId(id)
          ? words.form.reference({ id: getReference(id) })
          : undefined;
      const notice = { ...(outcome === 'success' ? model.success : outcome), note };
      onSuccess?.(notice);
      if (outcome === 'success' && model.thanks) location.assign(model.thanks);
      else notify(notice);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      onFailure?.();
      setFailed(true);
      notify(model.failure);
      reject(getFieldMessages(error, fields));
    } finally {
      setSending(false);
      setProgress(undefined);
      challenge?.reset();
      restoreFocus(element, focused);
    }
  }

  return {
    errors,
    isSending,
    hasFailed,
    progress,
    rejections,
    validate,
    send() {
      if (sending.current || !form.current) return;
      const controller = new AbortController();
      sending.current = controller;
      submit(form.current, controller)
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          sending.current = null;
        });
    },
    cancel: () => sending.current?.abort(),
    clearErrors() {
      setErrors({});
      setRejections(0);
      setFailed(false);
    },
    onFieldChange(name) {
      const isFile = fields.some((field) => field.name === name && field.kind === 'file');
      if (isFile || errors[name]) setErrors(withMessage(errors, name, evaluate().errors[name]));
    },
    onFieldBlur(name) {
      const message = rejections > 0 && evaluate().errors[name];
      if (message) setErrors((current) => withMessage(current, name, message));
    },
  };
}

/** Returns what filled in the honeypot, if anything did, so that a form service can recognize spam. */
function readTrap(form: HTMLFormElement, fields: readonly FieldModel[]): Record<string, string> {
  const name = getHoneypotName(fields, true);
  const value = new FormData(form).get(name);
  return value ? { [name]: String(value) } : {};
}

/** Returns the focus to the field that had it before the fields became inert. */
function restoreFocus(form: HTMLFormElement, focused: Element | null) {
  const wasField = focused instanceof HTMLElement && form.contains(focused);
  if (wasField && document.activeElement === document.body)
    requestAnimationFrame(() => document.activeElement === document.body && focused.focus());
}

/** Returns the backend's messages for the fields of this form. */
function getFieldMessages(error: unknown, fields: readonly FieldModel[]): Record<string, string> {
  const messages = error instanceof SendFailure ? error.fields : {};
  return Object.fromEntries(
    fields.flatMap(({ name }) =>
      typeof messages[name] === 'string' ? [[name, messages[name]]] : [],
    ),
  );
}

function withMessage(
  errors: Record<string, string>,
  name: string,
  message: string | undefined,
): Record<string, string> {
  const { [name]: _before, ...others } = errors;
  return message ? { ...others, [name]: message } : others;
}
