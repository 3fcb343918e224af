import { createObjectName } from '../../../base/forms/createObjectName.ts';
import { type FieldRules, getSubmittedName } from '../../../base/forms/FormRules.ts';
import type { FormValues } from './FormValues.ts';
import type { FunctionOrigin } from './FunctionOrigin.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { isAccepted } from './isAccepted.ts';
import { SendFailure } from './SendFailure.ts';
import { beginAttempt, endAttempt, type SubmissionAttempt } from './submissionAttempt.ts';
import { acceptsHeaders, createFunctionsClient } from './supabaseClients.ts';
import type { UploadProgress } from './UploadProgress.ts';
import { isNameTaken, uploadFile } from './uploadFile.ts';

/** A filled-in form. */
export interface FilledForm {
  /** Name of the form: its file in data/forms. */
  form: string;
  /** The edge function that receives it, and who wrote that. */
  function: string;
  receiver: FunctionOrigin;
  fields: readonly SentField[];
  /** The valid values, with `File` objects for files. */
  values: FormValues;
  /** Whether something filled in the field that visitors never see. */
  hasFilledHoneypot?: boolean;
  /** The token of the solved challenge. */
  challengeToken?: string | undefined;
  /** Gives up sending. What was stored by then stays stored; sending again does not repeat it. */
  signal?: AbortSignal;
  onProgress?(progress: UploadProgress): void;
}

/** The properties of a field that sending depends on. */
interface SentField extends FieldRules {
  bucket?: string;
}

/**
 * Sends a form: first the files of fields with a bucket to storage, then the values, with the names
 * of these files, to the function. Can be repeated after any failure without storing anything twice, if the
 * function knows `Idempotency-Key`.
 *
 * @returns the function's response: of the engine's, a JSON object with `success: true`; of others, a
 *   JSON object that reports no failure
 * @throws SendFailure for any other response, with the backend's messages for single fields
 */
export async function sendForm(submission: FilledForm): Promise<object> {
  const attempt = beginAttempt(submission.form, submission.values);
  const headers = await chooseHeaders(submission, attempt);
  const claim = 'Idempotency-Key' in headers ? await hashIdempotencyKey(attempt.key) : undefined;
  const values = await uploadFiles(submission, attempt, claim);
  const { data, error, response } = await (hasFiles(values)
    ? postFiles(submission, { values, headers })
    : createFunctionsClient().invoke(submission.function, {
        body: values,
        headers,
        timeout: oneMinute,
        ...(submission.signal && { signal: submission.signal }),
      }));
  if (error) throw toSendFailure(error, await response?.json().catch(() => undefined));
  const isSuccess = submission.receiver === 'engine' ? isAcknowledged : isAccepted;
  if (!isSuccess(data)) throw toSendFailure(new Error('The response reports no success'), data);
  endAttempt(submission.form);
  return data;
}

const oneMinute = 60_000;

/**
 * Returns the headers besides those of supabase-js, for functions that `functions build` wrote. Another
 * one may stand in the place of such a function, as Supabase's own examples write it, and its CORS
 * headers refuse the request: so the page asks before. It never sends twice by itself, because a
 * refused request looks like a lost answer.
 */
async function chooseHeaders(
  submission: FilledForm,
  { key }: SubmissionAttempt,
): Promise<Record<string, string>> {
  const { function: name, receiver, signal } = submission;
  if (receiver === 'foreign') return {};
  const headers = { 'Idempotency-Key': key, ...describeForm(submission) };
  return (await acceptsHeaders(name, headers, signal)) ? headers : {};
}

/**
 * Returns headers with what the function should know besides the fields. The body has only the
 * fields, so that functions with a strict schema accept it.
 */
function describeForm(submission: FilledForm): Record<string, string> {
  const { form, hasFilledHoneypot, challengeToken } = submission;
  return {
    'X-Form': form,
    ...(hasFilledHoneypot && { 'X-Form-Bot': 'yes' }),
    ...(challengeToken && { 'X-Challenge': challengeToken }),
  };
}

/** Posts values with files as a multipart form, and reports how much was sent. */
async function postFiles(
  { function: name, signal, onProgress }: FilledForm,
  { values, headers }: { values: FormValues; headers: Record<string, string> },
) {
  const body = new FormData();
  let total = 0;
  for (const [key, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof File) total += item.size;
      body.append(key, item instanceof File ? item : String(item));
    }
  }
  const report = (sent: number) => onProgress?.({ sent: Math.min(sent, total), total });
  return createFunctionsClient((input, init) =>
    fetchWithProgress(input, { ...init, signal: signal ?? null }, report),
  ).invoke(name, { body, headers });
}

/**
 * Uploads the files of fields with a bucket one after another; returns the values with the names of
 * the stored files. Other files go to the function itself.
 */
async function uploadFiles(
  { form, fields, values, signal, onProgress }: FilledForm,
  attempt: SubmissionAttempt,
  ownerHash: string | undefined,
): Promise<FormValues> {
  const uploads = fields
    .filter(({ bucket }) => bucket)
    .flatMap((field) => {
      const value = values[getSubmittedName(field)];
      const files = (Array.isArray(value) ? value : [value]).filter((file) => file instanceof File);
      return files.map((file) => ({ field, file }));
    });
  const total = uploads.reduce((sum, { file }) => sum + file.size, 0);
  const result = { ...values };
  let sentBefore = 0;
  for (const [index, { field, file }] of uploads.entries()) {
    const report = (sent: number) =>
      onProgress?.({ sent: sentBefore + Math.min(sent, file.size), total });
    report(0);
    const name = createObjectName(attempt.timestamp, getPerson(values), file.name, index + 1);
    await uploadFile({
      field: field.name,
      bucket: field.bucket ?? '',
      name,
      file,
      signal,
      isRetry: attempt.retries > 0,
      ownerHash,
      onProgress: report,
    }).catch((error: SendFailure) => {
      // Another visitor's file has this name, so the next try needs a new timestamp.
      if (isNameTaken(error.cause)) endAttempt(form);
      throw error;
    });
    sentBefore += file.size;
    const key = getSubmittedName(field);
    const names = result[key];
    if (field.maxFiles === undefined) result[key] = name;
    else result[key] = [...(isTextList(names) ? names : []), name];
  }
  return result;
}

function hasFiles(values: FormValues): boolean {
  return Object.values(values).some((value) => [value].flat().some((item) => item instanceof File));
}

function getPerson({ firstName = '', lastName = '' }: FormValues) {
  return { firstName: String(firstName), lastName: String(lastName) };
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The functions of the engine say that they stored a submission. */
function isAcknowledged(data: unknown): boolean {
  return (data as { success?: unknown } | null)?.success === true;
}

/** Returns the error of a response, `{ error: { code, message, fields } }`, if it has one. */
function toSendFailure(cause: Error, body: unknown): SendFailure {
  const { error } = (body ?? {}) as {
    error?: { message?: string; fields?: Record<string, string> };
  };
  return new SendFailure(error?.message ?? cause.message, { cause, fields: error?.fields ?? {} });
}

/**
 * Returns the SHA-256 of an idempotency key in hexadecimal digits. Stored with an upload, it lets only
 * the submission with this key refer to the file. Undefined on plain http, where browsers cannot hash.
 */
async function hashIdempotencyKey(key: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
