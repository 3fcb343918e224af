import { hash } from 'node:crypto';

/** Returns a short hash of a file's content, which is the same on every machine. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url');
}
