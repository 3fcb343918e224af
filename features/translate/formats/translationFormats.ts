import Papa from 'papaparse';
import { po } from './po.ts';
import type { TranslationFormat, TranslationUnit } from './TranslationFile.ts';
import { xliff12 } from './xliff12.ts';

/**
 * CSV for spreadsheets: RFC 4180 with a byte order mark for Excel. The columns of the two texts have
 * the names of their languages. An apostrophe keeps spreadsheets from running a text as a formula.
 */
const csv: TranslationFormat = {
  extension: 'csv',

  format({ source, target, texts }) {
    const header = ['page', 'at', 'place', source, target, 'was', 'state'];
    const rows = texts.map((text) =>
      [
        text.page,
        text.at ?? '',
        text.note ?? '',
        text.original,
        text.translation ?? '',
        text.was ?? '',
        describeState(text),
      ].map(makeInert),
    );
    return `\ufeff${Papa.unparse([header, ...rows], { newline: '\r\n' })}\r\n`;
  },

  parse(file) {
    // Spreadsheets write the separator of their country; texts must not influence the choice.
    const delimiter = /[,;\t]/.exec(file)?.[0] ?? ',';
    const { data, errors } = Papa.parse<string[]>(file, { delimiter, skipEmptyLines: true });
    const [error] = errors;
    if (error) throw new Error(`Row ${(error.row ?? 0) + 1}: ${error.message}`);
    const [header = [], ...rows] = data;
    const [source, target] = header.filter((name) => name !== '' && !known.includes(name));
    if (!header.includes('page') || source === undefined || target === undefined)
      throw new Error('The first row must name the columns: page, and the two languages.');
    return {
      source,
      target,
      texts: rows.map((row) => {
        const cell = (name: string) => restore(row[header.indexOf(name)] ?? '') || undefined;
        return toText(cell, source, target);
      }),
    };
  },
};

const known = ['page', 'at', 'place', 'was', 'state'];

function describeState({ translation, was, draft }: TranslationUnit): string {
  if (translation === undefined) return 'missing';
  return [...(was === undefined ? [] : ['stale']), ...(draft ? ['draft'] : [])].join(' ');
}

function toText(
  cell: (name: string) => string | undefined,
  source: string,
  target: string,
): TranslationUnit {
  const translation = cell(target);
  const state = cell('state')?.split(' ') ?? [];
  const values = {
    translation,
    was: state.includes('stale') ? cell('was') : undefined,
    at: cell('at'),
    draft: state.includes('draft') || undefined,
    note: cell('place'),
  };
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return { page: cell('page') ?? '', original: cell(source) ?? '', ...Object.fromEntries(present) };
}

function makeInert(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function restore(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** The formats of `translate export` and `translate import`, by the value of `--format`. */
export const translationFormats: Readonly<Record<string, TranslationFormat>> = {
  po,
  xliff: xliff12,
  csv,
};

/** Returns the format of a file by its name. */
export function detectTranslationFormat(name: string): TranslationFormat | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'po' || extension === 'pot') return po;
  if (extension === 'csv') return csv;
  return extension === 'xlf' || extension === 'xliff' ? xliff12 : undefined;
}
