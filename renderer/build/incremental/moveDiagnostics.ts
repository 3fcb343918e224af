import { getRule } from '../../../schema/catalogue/catalogue.ts';
import { compareLocations } from '../../../schema/check/createDiagnostics.ts';
import type { Diagnostic, SourceRange } from '../../../schema/diagnostics/Diagnostic.ts';
import type { CachedOutline } from '../cache/CachedSite.ts';
import type { StoredProblem } from '../cache/ProblemStore.ts';

/** An edited route entry, with the warnings of its page before and after the edit. */
export interface EditedProblems {
  path: string;
  route: string;
  text: string;
  before: readonly StoredProblem[];
  after: readonly StoredProblem[];
}

/** Outlines of the edited manifests by path. */
interface Outlines {
  before: Record<string, CachedOutline>;
  after: Record<string, CachedOutline>;
}

/**
 * Moves diagnostics to where their values are after an edit that caused and fixed none.
 *
 * @returns undefined if the new location of one is unknown
 */
export function moveDiagnostics(
  diagnostics: readonly Diagnostic[],
  edits: readonly EditedProblems[],
  outlines: Outlines,
): Diagnostic[] | undefined {
  const mover = new DiagnosticMover(edits, outlines);
  const moved: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const result = mover.move(diagnostic);
    if (!result) return undefined;
    moved.push(result);
  }
  return moved.sort(compareLocations);
}

/** Whether an edit neither causes nor fixes a warning, wherever they are. */
export function hasSameProblems(
  before: readonly StoredProblem[],
  after: readonly StoredProblem[],
): boolean {
  const withoutLocations = (problems: readonly StoredProblem[]) =>
    JSON.stringify(
      problems.map(({ at, related, fix, ...problem }) => [
        problem,
        at.path,
        related?.map(({ message }) => message),
        fix?.map(({ text }) => text),
      ]),
    );
  const isInEntry = ({ at, related = [], fix = [] }: StoredProblem) =>
    [at, ...related.map((one) => one.at), ...fix.map((one) => one.at)].every(({ text }) => !text);
  return (
    withoutLocations(before) === withoutLocations(after) && [...before, ...after].every(isInEntry)
  );
}

class DiagnosticMover {
  readonly #edits: readonly EditedProblems[];
  readonly #outlines: Outlines;

  constructor(edits: readonly EditedProblems[], outlines: Outlines) {
    this.#edits = edits;
    this.#outlines = outlines;
  }

  move(diagnostic: Diagnostic): Diagnostic | undefined {
    const { file, line, related, fix } = diagnostic;
    const edit = this.#editAt(file, line);
    if (edit) return this.#moveWithin(edit, diagnostic);
    const shift = this.#shiftAt(file, line);
    if (shift === undefined) return undefined;
    const movedRelated = related?.map((one) => {
      const lines = this.#editAt(one.file, one.line)
        ? undefined
        : this.#shiftAt(one.file, one.line);
      return lines === undefined ? undefined : { ...one, line: one.line + lines };
    });
    if (movedRelated?.some((one) => one === undefined)) return undefined;
    return {
      ...diagnostic,
      ...shiftLines(diagnostic, shift),
      ...(movedRelated && { related: movedRelated as NonNullable<typeof related> }),
      ...(fix && { fix: fix.map((one) => ({ ...one, ...shiftLines(one, shift) })) }),
    };
  }

  /** Moves a diagnostic in an edited entry: a warning of its page, or one at its key. */
  #moveWithin(edit: EditedProblems, diagnostic: Diagnostic): Diagnostic | undefined {
    const [from, to] = this.#firstLines(edit);
    if (from === undefined || to === undefined) return undefined;
    const index = edit.before.findIndex(({ at, rule, message }) => {
      const { code, line, column } = diagnostic;
      const isSame = getRule(rule).code === code && message === diagnostic.message;
      return isSame && from + at.line === line && at.column === column;
    });
    const problem = edit.after[index];
    if (problem) {
      const { related, fix } = problem;
      const locate = (at: SourceRange) => shiftLines(at, to);
      return {
        ...diagnostic,
        ...locate(problem.at),
        ...(related?.length && {
          related: related.map(({ at, message }) => ({
            file: edit.path,
            line: at.line + to,
            column: at.column,
            message,
          })),
        }),
        ...(fix?.length && { fix: fix.map(({ at, text }) => ({ ...locate(at), text })) }),
      };
    }
    const isAtKey = diagnostic.line === from && diagnostic.endLine === from;
    const indentation = /^ */.exec(edit.text)?.[0].length ?? 0;
    if (!isAtKey || diagnostic.column !== indentation + 1) return undefined;
    if (diagnostic.related || diagnostic.fix) return undefined;
    return { ...diagnostic, ...shiftLines(diagnostic, to - from) };
  }

  #editAt(file: string, line: number): EditedProblems | undefined {
    const before = this.#outlines.before[file];
    if (!before || !this.#outlines.after[file]) return undefined;
    const route = before.entries[entryIndexAt(before, line)]?.[0];
    return this.#edits.find((edit) => edit.path === file && edit.route === route);
  }

  /** Returns the number of lines by which a line outside of edited entries moves. */
  #shiftAt(file: string, line: number): number | undefined {
    const { before, after } = {
      before: this.#outlines.before[file],
      after: this.#outlines.after[file],
    };
    if (!before || !after) return 0;
    const index = entryIndexAt(before, line);
    if (index < 0) return 0;
    const [from, to] = [before.lines[index], after.lines[index]];
    return from === undefined || to === undefined ? undefined : to - from;
  }

  #firstLines({ path, route }: EditedProblems): [number | undefined, number | undefined] {
    const { before, after } = this.#outlines;
    const index = before[path]?.entries.findIndex(([key]) => key === route) ?? -1;
    return [before[path]?.lines[index], after[path]?.lines[index]];
  }
}

/** Returns the index of the last entry that starts at or before a line; -1 before the first entry. */
function entryIndexAt({ lines }: CachedOutline, line: number): number {
  return lines.findLastIndex((first) => first <= line);
}

function shiftLines(range: SourceRange, lines: number): SourceRange {
  const { line, column, endLine, endColumn } = range;
  return { line: line + lines, column, endLine: endLine + lines, endColumn };
}
