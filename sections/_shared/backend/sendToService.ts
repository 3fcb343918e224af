import type { FormValues } from './FormValues.ts';
import { SendFailure } from './SendFailure.ts';

/** A form service that receives a form instead of a function. */
export interface FormService {
  action: string;
  /** How the values are sent; only an HTML form can contain files. */
  encoding?: 'form' | 'json';
}

/**
 * Sends values to a form service, such as Formspree or Basin. Services have no common way to recognize
 * a repeated submission, so a retry after a lost response may be stored twice.
 *
 * @throws SendFailure unless the response is a success, with the service's messages for single fields
 */
export async function sendToService(
  { action, encoding = 'form' }: FormService,
  values: FormValues,
  signal?: AbortSignal,
): Promise<{ success: true }> {
  const timeout = AbortSignal.timeout(oneMinute);
  const isJson = encoding === 'json';
  const response = await fetch(action, {
    method: 'POST',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: { accept: 'application/json', ...(isJson && { 'content-type': 'application/json' }) },
    body: isJson ? JSON.stringify(values) : toFormData(values),
  }).catch((cause: unknown) => {
    throw new SendFailure('The form service does not answer', { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && isAccepted(body)) return { success: true };
  throw new SendFailure(`The form service answered ${response.status}`, {
    fields: readFieldMessages(body),
  });
}

const oneMinute = 60_000;

function toFormData(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof File) form.append(name, item);
      else if (item !== null && item !== undefined) form.append(name, String(item));
    }
  }
  return form;
}

/** Whether a JSON answer reports no failure. Without JSON, the answer may come from a captive portal. */
function isAccepted(body: unknown): boolean {
  if (body === null || typeof body !== 'object') return false;
  const { success, ok, error, errors } = body as Record<string, unknown>;
  return success !== false && success !== 'false' && ok !== false && !error && !errors;
}

/** Reads the messages in the format of Formspree, `{ errors: [{ field, message }] }`. */
function readFieldMessages(body: unknown): Record<string, string> {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.flatMap(({ field, message }: { field?: unknown; message?: unknown }) =>
      typeof field === 'string' && typeof message === 'string' ? [[field, message]] : [],
    ),
  );
}
