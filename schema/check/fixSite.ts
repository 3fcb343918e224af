import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { applyFixes } from './applyFixes.ts';

/** FileTexts of files by path. */
export type FileTexts = ReadonlyMap<string, string>;

/** How `fixSite` reads and checks a site. */
interface FixOptions {
  /** Returns the text of a file on disk. */
  read(path: string): Promise<string>;
  /** Checks the site with changed texts of some files. */
  check(texts: FileTexts): Promise<readonly Diagnostic[]>;
}

/**
 * Applies the fixes of all diagnostics, and of diagnostics that appear as a result. Leaves out a fix
 * that adds an error. Changes nothing on disk.
 *
 * @returns the new texts of the files that change
 */
export async function fixSite(
  diagnostics: readonly Diagnostic[],
  options: FixOptions,
): Promise<FileTexts> {
  let state: FixState = { texts: new Map(), diagnostics };
  const refused = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const fixable = state.diagnostics.filter((one) => one.fix && !refused.has(getKey(one)));
    if (fixable.length === 0) break;
    state = await applySafely(fixable, state, refused, options);
  }
  return countErrors(state.diagnostics) > countErrors(diagnostics) ? new Map() : state.texts;
}

const maxRounds = 10;

interface FixState {
  texts: FileTexts;
  diagnostics: readonly Diagnostic[];
}

/** Applies all fixes if that does no harm; otherwise finds those that do by halving. */
async function applySafely(
  fixable: readonly Diagnostic[],
  before: FixState,
  refused: Set<string>,
  options: FixOptions,
): Promise<FixState> {
  const texts = await applyAll(fixable, before.texts, options);
  const after = { texts, diagnostics: await options.check(texts) };
  if (!isWorse(before, after, fixable)) return after;
  if (fixable.length === 1) {
    for (const one of fixable) refused.add(getKey(one));
    return before;
  }
  const half = Math.ceil(fixable.length / 2);
  const first = await applySafely(fixable.slice(0, half), before, refused, options);
  // Locations may have moved, so the other half waits for the next round.
  return first === before ? applySafely(fixable.slice(half), before, refused, options) : first;
}

async function applyAll(
  fixable: readonly Diagnostic[],
  before: FileTexts,
  { read }: FixOptions,
): Promise<FileTexts> {
  const texts = new Map(before);
  for (const path of new Set(fixable.map(({ file }) => file))) {
    const own = fixable.filter(({ file }) => file === path);
    texts.set(path, applyFixes(texts.get(path) ?? (await read(path)), own).text);
  }
  return texts;
}

/** Whether there are more errors that no fix removes, or such an error is on a line that was edited. */
function isWorse(before: FixState, after: FixState, fixed: readonly Diagnostic[]): boolean {
  const remaining = after.diagnostics.filter((one) => one.severity === 'error' && !one.fix);
  if (remaining.length > countErrors(before.diagnostics)) return true;
  const known = new Set(before.diagnostics.map(getKey));
  const edited = new Set(
    fixed.flatMap(({ file, fix }) => (fix ?? []).map(({ line }) => `${file}:${line}`)),
  );
  return remaining.some((one) => edited.has(`${one.file}:${one.line}`) && !known.has(getKey(one)));
}

function countErrors(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

function getKey({ file, line, code, message }: Diagnostic): string {
  return `${file}:${line} ${code} ${message}`;
}
