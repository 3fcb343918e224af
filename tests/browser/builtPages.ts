import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the HTML files of a build's output, without those that only redirect. */
export function builtPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"'));
}
