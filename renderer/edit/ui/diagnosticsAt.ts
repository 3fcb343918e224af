import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';

/** What is wrong at one place: a file and a JSON pointer into it. */
export function diagnosticsAt(
  diagnostics: readonly Diagnostic[],
  file: string,
  pointer: string,
): readonly Diagnostic[] {
  let index = indexes.get(diagnostics);
  if (!index) {
    index = new Map();
    for (const one of diagnostics) {
      const key = `${one.file} ${one.path}`;
      index.set(key, [...(index.get(key) ?? []), one]);
    }
    indexes.set(diagnostics, index);
  }
  return index.get(`${file} ${pointer}`) ?? [];
}

/** How many errors there are at a place and in all that it holds. */
export function countErrorsWithin(
  diagnostics: readonly Diagnostic[],
  file: string,
  pointer: string,
): number {
  return diagnostics.filter(
    (one) =>
      one.severity === 'error' && one.file === file && `${one.path}/`.startsWith(`${pointer}/`),
  ).length;
}

/** A path as diagnostics write it. */
export function pointerTo(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Every field asks: a site with many problems is searched once. */
const indexes = new WeakMap<readonly Diagnostic[], Map<string, Diagnostic[]>>();
