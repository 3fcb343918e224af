import type { ProgressOptions } from './fetchWithProgress.ts';

/** Who follows an upload, and may abort it. */
export interface UploadObserver extends ProgressOptions {
  signal?: AbortSignal | undefined;
}

/**
 * Marks a request of the Supabase client as an upload to follow. The client passes headers on to its
 * `fetch`, but no callbacks, so that the request carries a number instead of its observer.
 *
 * @returns the header to send with the upload, and a function to call when it is over
 */
export function observeUpload(observer: UploadObserver): {
  headers: Record<string, string>;
  stop: () => void;
} {
  const id = String(++lastId);
  observers.set(id, observer);
  return { headers: { [headerName]: id }, stop: () => observers.delete(id) };
}

/** Returns the observer of a request and removes the header that names it. */
export function takeUploadObserver(headers: Headers): UploadObserver | undefined {
  const observer = observers.get(headers.get(headerName) ?? '');
  headers.delete(headerName);
  return observer;
}

const observers = new Map<string, UploadObserver>();
const headerName = 'x-observed-upload';
let lastId = 0;
