import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mostTextBytes } from './mostTextBytes.ts';

/** Describes the split index of a language, with its size and the reason, as a line. */
export function describeSplit(folder: string, language: string): string {
  const files = join(folder, language, 'search-index');
  const names = readdirSync(files);
  const first = statSync(join(folder, language, 'search-index.json')).size;
  const bytes = names.reduce((sum, name) => sum + statSync(join(files, name)).size, first);
  const of = language === '' ? '' : ` of ${language}`;
  const limit = mostTextBytes / 1000;
  return `Search index${of}: ${Math.ceil(bytes / 1000)} kB in ${names.length + 1} files, because the texts have more than ${limit} kB\n`;
}
