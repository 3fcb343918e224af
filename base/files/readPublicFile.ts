import { readFile } from 'node:fs/promises';
import { resolvePublicFile } from './resolvePublicFile.ts';

/** Reads a file of public/, given its path below public/. Rejects as `resolvePublicFile` throws. */
export async function readPublicFile(root: string, path: string): Promise<Buffer> {
  return readFile(resolvePublicFile(root, path));
}
