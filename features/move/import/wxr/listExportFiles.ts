import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the XML files of a folder in the order of their names, or the file itself. */
export function listExportFiles(location: string): string[] {
  if (!statSync(location).isDirectory()) return [location];
  return readdirSync(location)
    .filter((name) => /\.xml$/i.test(name))
    .sort()
    .map((name) => join(location, name));
}

/** Returns the first bytes of a file, each as a character. */
export function readHead(path: string): string {
  const bytes = Buffer.alloc(4096);
  const file = openSync(path, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}
