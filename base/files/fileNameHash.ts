import { createHash } from 'node:crypto';

/** Returns the hash that the file name of an asset contains: eight hexadecimal digits. */
export function fileNameHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
