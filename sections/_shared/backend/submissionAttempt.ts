import { createSessionStore } from './createSessionStore.ts';
import type { FormValues } from './FormValues.ts';

/**
 * An attempt to submit a form, including its retries. They share the key and the timestamp, so that
 * the backend stores the submission and its files once.
 */
export interface SubmissionAttempt {
  /** Sent as `Idempotency-Key`. */
  key: string;
  /** Start of the attempt in epoch milliseconds; part of the names of its files. */
  timestamp: number;
  /** Number of times it was sent before. */
  retries: number;
}

/**
 * Returns the attempt for the values about to be sent: the last attempt with one more retry if the
 * values are the same, even after a reload; otherwise a new one.
 */
export function beginAttempt(form: string, values: FormValues): SubmissionAttempt {
  const content = fingerprint(values);
  const last = attempts.get(form);
  const attempt =
    last?.content === content
      ? { ...last, retries: last.retries + 1 }
      : { content, key: createUuid(), timestamp: Date.now(), retries: 0 };
  attempts.set(form, attempt);
  return attempt;
}

/** Forgets the attempt, after the form was stored or when a file name was already taken. */
export function endAttempt(form: string): void {
  attempts.remove(form);
}

const attempts = createSessionStore<SubmissionAttempt & { content: string }>('form-attempt:');

/** Returns a short hash of the values, from which nothing typed can be recovered. */
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

/** Returns a random UUID (version 4). `crypto.randomUUID` is missing on plain http. */
function createUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (
      Number(digit) ^
      ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))
    ).toString(16),
  );
}
