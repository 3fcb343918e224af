import type { SupabaseClient } from '@supabase/supabase-js';
import { type SubmissionAttempt, beginAttempt, endAttempt } from './attempt.ts';
import { hashIdempotencyKey } from './claimOf.ts';
import type { FormValues } from './FormValues.ts';
import { loadSupabaseClient } from './loadSupabaseClient.ts';
import { createObjectName } from './objectName.ts';
import { SendFailure } from './SendFailure.ts';
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

/** What sending must know of a field. */
export interface SentField {
  name: string;
  kind: string;
  bucket?: string;
  sendAs?: string;
}

/**
 * Sends a form: first its files to storage, then all else, with the names of the stored files, to
 * its function. Safe to repeat after any failure; what was stored is not stored twice.
 *
 * @returns what the function answered.
 * @throws SendFailure, with messages for single fields where the backend gave them.
 */
export async function sendForm(submission: Submission): Promise<unknown> {
  const attempt = beginAttempt(submission.form, submission.values);
  const client = await loadSupabaseClient().catch((cause: unknown) => {
    throw new SendFailure('The sending code could not be loaded', { cause });
  });
  const stored = await storeFiles(client, submission, attempt);
  const { data, error, response } = await client.functions.invoke(submission.function, {
    body: { ...withoutFiles(submission), ...stored, form: submission.form },
    headers: { 'Idempotency-Key': attempt.key },
    timeout: oneMinute,
  });
  if (error) throw await toSendFailure(error, response);
  endAttempt(submission.form);
  return data;
}

const oneMinute = 60_000;

async function storeFiles(
  client: SupabaseClient,
  { form, fields, values }: Submission,
  attempt: SubmissionAttempt,
): Promise<Record<string, string>> {
  const stored: Record<string, string> = {};
  for (const { name: field, bucket, sendAs } of fields) {
    const file = values[field];
    if (!(file instanceof File)) continue;
    const person = {
      firstName: String(values.firstName ?? ''),
      lastName: String(values.lastName ?? ''),
    };
    const name = createObjectName(attempt.timestamp, person, file.name);
    const upload = {
      ...{ field, bucket: bucket ?? 'resumes', name, file },
      isRetry: attempt.retries > 0,
      ownerHash: await hashIdempotencyKey(attempt.key),
    };
    await uploadFile(client, upload).catch((error: SendFailure) => {
      // Somebody else's file has this name: the next try must take another timestamp.
      if (isNameTaken(error.cause)) endAttempt(form);
      throw error;
    });
    stored[sendAs ?? field] = name;
  }
  return stored;
}

function withoutFiles({ fields, values }: Submission): FormValues {
  const files = new Set(fields.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !files.has(name)));
}

/** The function's own words, if it answered at all: `{ error: { code, message, fields } }`. */
async function toSendFailure(cause: Error, response: Response | undefined): Promise<SendFailure> {
  const answer: unknown = await response?.json().catch(() => undefined);
  const error = (answer as { error?: { message?: string; fields?: Record<string, string> } } | null)
    ?.error;
  return new SendFailure(error?.message ?? cause.message, { cause, fields: error?.fields ?? {} });
}
