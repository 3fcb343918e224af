import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { SendFailure } from '../backend/SendFailure.ts';
import { sendForm } from '../backend/sendForm.ts';
import { showNotice } from '../notices/store.ts';
import type { FieldModel, FormModel } from './FormModel.ts';
import { readValues } from './readValues.ts';
import { fieldsOf, validateForm } from './validateForm.ts';

/** What becomes of a form that was sent. */
export interface SubmissionOptions {
  /** Takes the answer; `false` says that it is no success after all. */
  onAnswer?: ((answer: unknown) => boolean) | undefined;
  /** Called after a success, before its notice: a dialog closes. */
  onSuccess?: (() => void) | undefined;
  /** Keeps what was entered after a success, as a search box does. */
  keepValues?: boolean | undefined;
}

/** The state of a form between idle and sent, and what moves it. */
export interface FormSubmission {
  /** What is wrong, by field name. */
  errors: Readonly<Record<string, string>>;
  isSending: boolean;
  /** Grows with each refused try, so that it can be announced anew. */
  rejections: number;
  onSubmit(event: FormEvent): void;
  /** A field changed: its message goes as soon as it is right. */
  onFieldChange(name: string): void;
  /** A field was left: after the first try, its message comes if it is wrong. */
  onFieldBlur(name: string): void;
}

/**
 * Sends a form and tells how it went: first the rules of its definition, then the backend, then a
 * notice. While one sending is on its way, further ones do nothing.
 */
export function useFormSubmission(
  model: FormModel,
  form: RefObject<HTMLFormElement | null>,
  { onAnswer, onSuccess: onSent, keepValues: keep }: SubmissionOptions,
): FormSubmission {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const fields = fieldsOf<FieldModel>(model);

  const refuse = (wrong: Record<string, string>) => {
    setErrors(wrong);
    setRefusals((count) => count + 1);
  };

  async function submit(element: HTMLFormElement) {
    const values = readValues(element, fields);
    const wrong = validateForm(model, values);
    if (Object.keys(wrong).length > 0) {
      refuse(wrong);
      for (const { name, notice } of fields) if (wrong[name] && notice) showNotice(notice);
      return;
    }
    setErrors({});
    setSending(true);
    try {
      const answer = await sendForm({ form: model.name, function: model.function, fields, values });
      if (onAnswer?.(answer) === false) throw new SendFailure('The answer says it did not succeed');
      setRefusals(0);
      if (!keep) element.reset();
      onSent?.();
      if (model.success) showNotice(model.success);
    } catch (error) {
      console.error(error);
      if (model.failure) showNotice(model.failure);
      refuse(knownFields(error, fields));
    } finally {
      setSending(false);
    }
  }

  const messageOf = (name: string) =>
    form.current ? validateForm(model, readValues(form.current, fields))[name] : undefined;

  return {
    errors,
    isSending: sending,
    rejections: refusals,
    onSubmit(event) {
      event.preventDefault();
      if (busy.current || !form.current) return;
      busy.current = true;
      submit(form.current)
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          busy.current = false;
        });
    },
    onFieldChange(name) {
      if (errors[name]) setErrors(withMessage(errors, name, messageOf(name)));
    },
    onFieldBlur(name) {
      const message = refusals > 0 && messageOf(name);
      if (message) setErrors(withMessage(errors, name, message));
    },
  };
}

/** The backend's messages for fields that this form has. */
function knownFields(error: unknown, fields: readonly FieldModel[]): Record<string, string> {
  const told = error instanceof SendFailure ? error.fields : {};
  return Object.fromEntries(
    fields.flatMap(({ name }) => (typeof told[name] === 'string' ? [[name, told[name]]] : [])),
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
