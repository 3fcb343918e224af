import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { evaluateForm } from '../../../functions/_shared/forms/evaluateForm.ts';
import { SendFailure } from '../backend/SendFailure.ts';
import { sendForm } from '../backend/sendForm.ts';
import { showNotice } from '../notices/notices.ts';
import { type FieldModel, type FormModel, getFields } from './FormModel.ts';
import { matchesPattern } from './matchesPattern.ts';
import { hasFilledHoneypot, honeypot, readValues } from './readValues.ts';

/** What to do after a form was sent. */
export interface SubmissionOptions {
  /** Handles the function's response; returning `false` turns it into a failure. */
  onResponse?: ((response: unknown) => boolean) | undefined;
  /** Called after a success, before its notice. A dialog closes here. */
  onSuccess?: (() => void) | undefined;
  /** Keeps the values after a success, as a search box does. */
  keepValues?: boolean | undefined;
}

/** The state of a form's submission, and its event handlers. */
export interface FormSubmission {
  /** Error messages by field name. */
  errors: Readonly<Record<string, string>>;
  isSending: boolean;
  /** Number of rejected tries, so that each can be announced. */
  rejections: number;
  onSubmit(event: FormEvent): void;
  /** Removes a field's message once its value is valid. */
  onFieldChange(name: string): void;
  /** Validates a field, once the form was rejected for the first time. */
  onFieldBlur(name: string): void;
}

/**
 * Validates and sends a form, then shows a notice with the result. Ignores submissions while one is
 * under way.
 */
export function useFormSubmission(
  model: FormModel,
  form: RefObject<HTMLFormElement | null>,
  { onResponse, onSuccess, keepValues }: SubmissionOptions,
): FormSubmission {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const [rejections, setRejections] = useState(0);
  const isBusy = useRef(false);
  const fields = getFields(model);
  const evaluate = (element: HTMLFormElement) =>
    evaluateForm(model, readValues(element, fields), { matches: matchesPattern });

  const reject = (messages: Record<string, string>) => {
    setErrors(messages);
    setRejections((count) => count + 1);
  };

  async function submit(element: HTMLFormElement) {
    const { values, errors: invalid } = evaluate(element);
    if (Object.keys(invalid).length > 0) {
      reject(invalid);
      for (const { name, notice } of fields) if (invalid[name] && notice) showNotice(notice);
      return;
    }
    setErrors({});
    setSending(true);
    try {
      const response = await sendForm({
        form: model.name,
        function: model.function,
        fields,
        values: { ...values, [honeypot]: hasFilledHoneypot(element) ? 'filled' : '' },
      });
      if (onResponse?.(response) === false) throw new SendFailure('The response reports a failure');
      setRejections(0);
      if (!keepValues) element.reset();
      onSuccess?.();
      if (model.success) showNotice(model.success);
    } catch (error) {
      console.error(error);
      if (model.failure) showNotice(model.failure);
      reject(getFieldMessages(error, fields));
    } finally {
      setSending(false);
    }
  }

  const messageOf = (name: string) =>
    form.current ? evaluate(form.current).errors[name] : undefined;

  return {
    errors,
    isSending,
    rejections,
    onSubmit(event) {
      event.preventDefault();
      if (isBusy.current || !form.current) return;
      isBusy.current = true;
      submit(form.current)
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          isBusy.current = false;
        });
    },
    onFieldChange(name) {
      if (errors[name]) setErrors(withMessage(errors, name, messageOf(name)));
    },
    onFieldBlur(name) {
      const message = rejections > 0 && messageOf(name);
      if (message) setErrors(withMessage(errors, name, message));
    },
  };
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
