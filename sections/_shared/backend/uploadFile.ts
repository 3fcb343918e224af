import { getFileType } from '../../../base/forms/getFileType.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { SendFailure } from './SendFailure.ts';
import { createStorageClient } from './supabaseClients.ts';

/** A file on its way to a storage bucket. */
export interface Upload {
  /** Name of the form field. */
  field: string;
  bucket: string;
  /** Name for the stored file. */
  name: string;
  file: File;
  /** Whether an earlier try may have stored the file already. */
  isRetry: boolean;
  /** Binds the file to one submission; see `hashIdempotencyKey`. */
  ownerHash: string | undefined;
  /** Called with the number of bytes sent so far. */
  onProgress(sent: number): void;
  signal?: AbortSignal | undefined;
}

/**
 * Uploads a visitor's file to storage.
 *
 * @throws SendFailure with the name of the field and the message of the provider: `Photos upload failed: …`
 */
export async function uploadFile({
  field,
  bucket,
  name,
  file,
  isRetry,
  ownerHash,
  onProgress,
  signal,
}: Upload): Promise<void> {
  const client = createStorageClient((input, init) =>
    fetchWithProgress(input, { ...init, signal: signal ?? null }, onProgress),
  );
  const { error } = await client
    .from(bucket)
    .upload(name, withContentType(file), ownerHash ? { metadata: { claim: ownerHash } } : {});
  if (!error || (isRetry && isNameTaken(error))) return;
  throw new SendFailure(`${capitalize(field)} upload failed: ${error.message}`, { cause: error });
}

/** Whether storage refused a file because its name is taken. */
export function isNameTaken(error: unknown): boolean {
  return String((error as { statusCode?: unknown } | null)?.statusCode) === '409';
}

/** Sets a content type that the browser does not know; without one, storage refuses the file. */
function withContentType(file: File): File {
  const type = getFileType(file.name) ?? file.type;
  return type === file.type ? file : new File([file], file.name, { type });
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
