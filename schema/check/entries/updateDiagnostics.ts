import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../../yaml/source/SourceFile.ts';
import { compareLocations } from '../createDiagnostics.ts';
import { toDiagnostic } from '../toDiagnostic.ts';
import {
  type EntryLines,
  restoreDiagnostics,
  type StoredDiagnostic,
  storeDiagnostics,
} from './StoredDiagnostic.ts';

/** An edited route entry, with the warnings of its page. */
interface EditedProblems {
  /** Index of the entry in the outline of its file. */
  index: number;
  source: SourceFile;
  problems: readonly Problem[];
}

/**
 * Updates stored diagnostics after an edit that caused and fixed none.
 *
 * @param outlines outlines of the manifests after the edit
 * @returns undefined if the new location of one is unknown
 */
export function updateDiagnostics(
  diagnostics: readonly StoredDiagnostic[],
  edits: readonly EditedProblems[],
  outlines: EntryLines,
): readonly StoredDiagnostic[] | undefined {
  const findEdit = (file: string, { entry }: { entry?: number }) =>
    edits.find(({ source, index }) => source.path === file && index === entry);
  const touched = diagnostics.filter((one) => {
    const { file, related = [], fix = [] } = one;
    const isEdited = findEdit(file, one) ?? fix.some((edit) => findEdit(file, edit));
    return isEdited || related.some((other) => findEdit(other.file, other));
  });
  if (touched.length === 0) return diagnostics;
  const found = edits.flatMap(({ problems }) =>
    problems.map((problem) => toDiagnostic(problem, 'warning')),
  );
  const updated = restoreDiagnostics(diagnostics, outlines);
  for (const diagnostic of touched) {
    const { file, severity } = diagnostic;
    const candidates = found.filter((one) => isSame(one, diagnostic));
    const twins = touched.filter((one) => isSame(one, diagnostic));
    const candidate = candidates[twins.indexOf(diagnostic)];
    if (candidate && candidates.length === twins.length)
      updated[diagnostics.indexOf(diagnostic)] = { ...candidate, severity };
    else if (candidate || !isAtKey(diagnostic, findEdit(file, diagnostic))) return undefined;
  }
  return storeDiagnostics(updated.sort(compareLocations), outlines);
}

/** Whether two diagnostics say the same of the same value. */
function isSame(one: Diagnostic, other: StoredDiagnostic): boolean {
  return (['file', 'code', 'message', 'path', 'route', 'section'] as const).every(
    (key) => one[key] === other[key],
  );
}

/** Whether a diagnostic is at the key of an edited entry, as diagnostics of site rules are. */
function isAtKey(
  { line, column, endLine, related, fix }: StoredDiagnostic,
  edit: EditedProblems | undefined,
): boolean {
  const keyColumn = (edit?.source.text.search(/\S/) ?? -1) + 1;
  return line === 0 && endLine === 0 && column === keyColumn && !related && !fix;
}
