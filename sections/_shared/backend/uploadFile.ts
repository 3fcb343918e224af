import type { SupabaseClient } from '@supabase/supabase-js';
import { getFileExtension } from './objectName.ts';
import { SendFailure } from './SendFailure.ts';

/** A file on its way to a storage bucket. */
export interface Upload {
  /** The field it was chosen in. */
  field: string;
  bucket: string;
  /** Name of the stored file. */
  name: string;
  file: File;
  /** Whether an earlier try may have stored it already. */
  isRetry: boolean;
  /** Binds the file to one submission; see `claimOf`. */
  ownerHash: string | undefined;
}

/**
 * Stores a visitor's file.
 *
 * @throws SendFailure `Resume upload failed: …` with the provider's message.
 */
export async function uploadFile(
  client: SupabaseClient,
  { field, bucket, name, file, isRetry: retry, ownerHash: claim }: Upload,
): Promise<void> {
  const options = claim === undefined ? {} : { metadata: { claim } };
  const { error } = await client.storage.from(bucket).upload(name, withContentType(file), options);
  if (!error || (retry && isNameTaken(error))) return;
  throw new SendFailure(`${capitalized(field)} upload failed: ${error.message}`, { cause: error });
}

/** Whether storage answered that there is a file of this name. */
export function isNameTaken(error: unknown): boolean {
  return String((error as { statusCode?: unknown } | null)?.statusCode) === '409';
}

/** Browsers leave `type` empty for what they do not know, and storage would refuse the file. */
function withContentType(file: File): File {
  const type = contentTypes[getFileExtension(file.name)] ?? file.type;
  return type === file.type ? file : new File([file], file.name, { type });
}

const contentTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.rtf': 'application/rtf',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
