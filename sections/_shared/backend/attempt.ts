import { createBrowserStore } from './browserStore.ts';
import type { FormValues } from './FormValues.ts';

/**
 * One try of a visitor to get one form across, however often it is sent: its retries carry the same
 * key and the same timestamp, so that the backend stores it once and under one file name.
 */
export interface SubmissionAttempt {
  /** Sent as `Idempotency-Key`. */
  key: string;
  /** When it began, in milliseconds; part of the names of its files. */
  timestamp: number;
  /** How often it was sent before. */
  retries: number;
}

/**
 * The attempt that these values belong to: the last one while the values are the same, even after a
 * reload, otherwise a new one. Counts as one try.
 */
export function beginAttempt(form: string, values: FormValues): SubmissionAttempt {
  const content = fingerprint(values);
  const last = attempts.get(form);
  const attempt =
    last?.content === content
      ? { ...last, retries: last.retries + 1 }
      : { content, key: uuid(), timestamp: Date.now(), retries: 0 };
  attempts.set(form, attempt);
  return attempt;
}

/** Ends the attempt: the form was stored, or its file name turned out to be taken. */
export function endAttempt(form: string): void {
  attempts.remove(form);
}

const attempts = createBrowserStore<SubmissionAttempt & { content: string }>('session', 'form-attempt:');

/** A short mark of what is sent; nothing that was typed can be read from it. */
function fingerprint(values: FormValues): string {
  const text = JSON.stringify(values, (_key, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + index), 0x85ebca6b);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

/** A random UUID (version 4). `crypto.randomUUID` is missing on plain http. */
function uuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (
      Number(digit) ^
      ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))
    ).toString(16),
  );
}
