import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolveSiteFile } from './resolveSiteFile.ts';

/** Reads a text file of a site. Rejects as `resolveSiteFile` throws. */
export async function readSiteText(root: string, path: string): Promise<string> {
  return readFile(resolveSiteFile(root, path), 'utf8');
}

/** Reads the same file synchronously. */
export function readSiteTextSync(root: string, path: string): string {
  return readFileSync(resolveSiteFile(root, path), 'utf8');
}
