import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';

/** Returns the diagnostics at one location: a file and a JSON pointer into it. */
export function diagnosticsAt(
  diagnostics: readonly PlacedDiagnostic[],
  file: string,
  pointer: string,
): readonly PlacedDiagnostic[] {
  let index = indexes.get(diagnostics);
  if (!index) {
    index = new Map();
    for (const diagnostic of diagnostics) {
      const key = `${diagnostic.file} ${diagnostic.path}`;
      index.set(key, [...(index.get(key) ?? []), diagnostic]);
    }
    indexes.set(diagnostics, index);
  }
  return index.get(`${file} ${pointer}`) ?? [];
}

/** Counts the errors at a location and inside it. */
export function countErrorsWithin(
  diagnostics: readonly PlacedDiagnostic[],
  file: string,
  pointer: string,
): number {
  return diagnostics.filter(
    ({ severity, file: itsFile, path }) =>
      severity === 'error' && itsFile === file && `${path}/`.startsWith(`${pointer}/`),
  ).length;
}

/** Every field looks up its diagnostics: an index avoids searching a long list for each. */
const indexes = new WeakMap<readonly PlacedDiagnostic[], Map<string, PlacedDiagnostic[]>>();
