import type { SupabaseClient } from '@supabase/supabase-js';
import { type FieldRules, getSubmittedName } from '../../../functions/_shared/forms/FormRules.ts';
import { createObjectName } from './createObjectName.ts';
import type { FormValues } from './FormValues.ts';
import { hashIdempotencyKey } from './hashIdempotencyKey.ts';
import { loadSupabaseClient } from './loadSupabaseClient.ts';
import { SendFailure } from './SendFailure.ts';
import { beginAttempt, endAttempt, type SubmissionAttempt } from './submissionAttempt.ts';
import { isNameTaken, uploadFile } from './uploadFile.ts';

/** A filled-in form. */
export interface Submission {
  /** Name of the form: its file in data/forms. */
  form: string;
  /** The edge function that receives it. */
  function: string;
  fields: SentField[];
  values: FormValues;
}

/** The properties of a field that sending depends on. */
interface SentField extends FieldRules {
  bucket?: string;
}

/**
 * Sends a form: first its files to storage, then its values and the names of the files to its
 * function. Can be repeated after any failure without storing anything twice.
 *
 * @returns the function's response.
 * @throws SendFailure, with the backend's messages for single fields.
 */
export async function sendForm(submission: Submission): Promise<unknown> {
  const attempt = beginAttempt(submission.form, submission.values);
  const client = await loadSupabaseClient().catch((cause: unknown) => {
    throw new SendFailure('The sending code could not be loaded', { cause });
  });
  const fileNames = await uploadFiles(client, submission, attempt);
  const { data, error, response } = await client.functions.invoke(submission.function, {
    body: { ...submission.values, ...fileNames, form: submission.form },
    headers: { 'Idempotency-Key': attempt.key },
    timeout: oneMinute,
  });
  if (error) throw await toSendFailure(error, response);
  endAttempt(submission.form);
  return data;
}

const oneMinute = 60_000;

async function uploadFiles(
  client: SupabaseClient,
  { form, fields, values }: Submission,
  attempt: SubmissionAttempt,
): Promise<Record<string, string>> {
  const fileNames: Record<string, string> = {};
  for (const field of fields) {
    const file = values[getSubmittedName(field)];
    if (!(file instanceof File)) continue;
    const person = {
      firstName: String(values.firstName ?? ''),
      lastName: String(values.lastName ?? ''),
    };
    const name = createObjectName(attempt.timestamp, person, file.name);
    const upload = {
      ...{ field: field.name, bucket: field.bucket ?? 'resumes', name, file },
      isRetry: attempt.retries > 0,
      ownerHash: await hashIdempotencyKey(attempt.key),
    };
    await uploadFile(client, upload).catch((error: SendFailure) => {
      // Another visitor's file has this name, so the next try needs a new timestamp.
      if (isNameTaken(error.cause)) endAttempt(form);
      throw error;
    });
    fileNames[getSubmittedName(field)] = name;
  }
  return fileNames;
}

/** Returns the error of the function's response, `{ error: { code, message, fields } }`, if any. */
async function toSendFailure(cause: Error, response: Response | undefined): Promise<SendFailure> {
  const body: unknown = await response?.json().catch(() => undefined);
  const error = (body as { error?: { message?: string; fields?: Record<string, string> } } | null)
    ?.error;
  return new SendFailure(error?.message ?? cause.message, { cause, fields: error?.fields ?? {} });
}
