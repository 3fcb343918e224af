import { hasLocalBackend } from './backendAddress.ts';
import type { FormValues } from './FormValues.ts';
import { isAccepted } from './isAccepted.ts';
import { SendFailure } from './SendFailure.ts';

/** A form service that receives a form instead of a function. */
export interface FormService {
  action: string;
  /** How the values are sent; only an HTML form can contain files. */
  encoding?: 'form' | 'json' | 'hubspot' | undefined;
  /** The kind of response. With `page`, any response with a status of success means success. */
  answer?: 'json' | 'page' | undefined;
}

/**
 * Sends values to a form service, such as Formspree or Basin. Services have no common way to recognize
 * a repeated submission, so a retry after a lost response may be stored twice. Pages of `dev`, `edit`
 * and `preview` send to the fake service of the local backend.
 *
 * @throws SendFailure unless the response is a success, with the service's messages for single fields
 */
export async function sendToService(
  { action, encoding = 'form', answer = 'json' }: FormService,
  values: FormValues,
  signal?: AbortSignal,
): Promise<{ success: true }> {
  const timeout = AbortSignal.timeout(oneMinute);
  const response = await fetch(
    hasLocalBackend() ? `/_service?for=${encodeURIComponent(action)}` : action,
    {
      method: 'POST',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: answer === 'page' ? 'text/html' : 'application/json',
        ...(encoding !== 'form' && { 'content-type': 'application/json' }),
      },
      body: encoding === 'form' ? toFormBody(values) : JSON.stringify(toJson(values, encoding)),
    },
  ).catch((cause: unknown) => {
    throw new SendFailure('The form service does not answer', { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  const isPage = answer === 'page' && body === undefined;
  if (response.ok && (isPage || isAccepted(body))) return { success: true };
  throw new SendFailure(`The form service answered ${response.status}`, {
    fields: readFieldMessages(body),
  });
}

const oneMinute = 60_000;

function toJson(values: FormValues, encoding: 'json' | 'hubspot'): unknown {
  if (encoding === 'json') return values;
  const fields = Object.entries(values).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? value.join(';') : String(value),
  }));
  return { fields, context: { pageUri: location.href, pageName: document.title } };
}

/** Returns a form with files as multipart, and one without as the URL-encoded form that all accept. */
function toFormBody(values: FormValues): FormData | URLSearchParams {
  const form = toFormData(values);
  const entries = [...form];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === entries.length ? new URLSearchParams(texts) : form;
}

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
