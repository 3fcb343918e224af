import { csv } from './csv.ts';
import { po } from './po.ts';
import type { TranslationFormat } from './TranslationFile.ts';
import { xliff12 } from './xliff12.ts';
import { xliff21 } from './xliff21.ts';

/** The formats of `translate export` and `translate import`, by the value of `--format`. */
export const translationFormats: Readonly<Record<string, TranslationFormat>> = {
  po,
  xliff: xliff12,
  xliff2: xliff21,
  csv,
};

/** Returns the format of a file by its name and, for XLIFF, the version that it names. */
export function detectFormat(name: string, text: string): TranslationFormat | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'po' || extension === 'pot') return po;
  if (extension === 'csv') return csv;
  if (extension !== 'xlf' && extension !== 'xliff') return undefined;
  return /<xliff\b[^>]*\sversion\s*=\s*["']2\./.test(text) ? xliff21 : xliff12;
}
