import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import type { MissingName } from '../../diagnostics/Problem.ts';
import { findRuleByCode } from '../../rules/catalogue.ts';
import { getIndent } from '../../yaml/recovery/lines.ts';

interface File {
  path: string;
  text: string;
}

/**
 * Reduces the diagnostics that a truncated file causes to one. A file whose last line has no line
 * break counts as truncated if it has an error there, or if several locations miss something that
 * its missing end may have contained.
 */
export function collapseTruncatedFile(
  diagnostics: readonly Diagnostic[],
  files: readonly File[],
  missingNames: ReadonlyMap<Diagnostic, MissingName>,
): Diagnostic[] {
  // The texts of files are lazy: do not read them for nothing.
  if (diagnostics.length === 0) return [];
  return files
    .filter(({ text }) => text !== '' && !text.endsWith('\n'))
    .map(readTruncatedFile)
    .reduce(
      (rest, file) => keepErrorAtEnd(rest, file) ?? mergeMissing(rest, file, missingNames),
      [...diagnostics],
    );
}

/** Answers about a truncated file, asked for each diagnostic. */
interface TruncatedFile {
  path: string;
  lines: readonly string[];
  /** The smallest indentation below each line. */
  indentsBelow: readonly number[];
  hasPages: boolean;
  /** Route of the last page. */
  lastPage: string | undefined;
}

function readTruncatedFile({ path, text }: File): TruncatedFile {
  const lines = text.trimEnd().split('\n');
  const indentsBelow: number[] = [];
  let smallest = Number.POSITIVE_INFINITY;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    indentsBelow[index] = smallest;
    if (line.trim() !== '') smallest = Math.min(smallest, getIndent(line));
  }
  const routes = [...text.matchAll(/^ +["']?(\/[^\s:"']*)["']?:\s*$/gm)];
  return {
    path,
    lines,
    indentsBelow,
    hasPages: /^pages:/m.test(text),
    lastPage: routes.at(-1)?.[1],
  };
}

/** Keeps the error at the end and drops what follows from it; undefined without such an error. */
function keepErrorAtEnd(diagnostics: Diagnostic[], file: TruncatedFile): Diagnostic[] | undefined {
  const errors = diagnostics.filter((one) => one.file === file.path && one.severity === 'error');
  const end =
    errors.findLast((one) => one.endLine === file.lines.length) ??
    errors.findLast((one) => isGap(one, file));
  if (!end) return undefined;
  return diagnostics
    .filter(
      (one) =>
        one === end ||
        !(findRuleByCode(one.code)?.atTruncation === 'consequence' || isGap(one, file)),
    )
    .map((one) => (one === end ? askAboutTruncation(one, 'the file') : one));
}

/** Whether a diagnostic reports something missing in a block that continues to the end of the file. */
function isGap({ file, code, line }: Diagnostic, truncated: TruncatedFile): boolean {
  if (file !== truncated.path || findRuleByCode(code)?.atTruncation !== 'gap') return false;
  const first = truncated.lines[line - 1] ?? '';
  const minIndent = /^\s*(?:type|use):/.test(first) ? getIndent(first) : getIndent(first) + 1;
  return (truncated.indentsBelow[line - 1] ?? Number.POSITIVE_INFINITY) >= minIndent;
}

/** Merges several diagnostics about things that the missing end may have contained. */
function mergeMissing(
  diagnostics: Diagnostic[],
  file: TruncatedFile,
  missingNames: ReadonlyMap<Diagnostic, MissingName>,
): Diagnostic[] {
  const [first, ...more] = diagnostics.filter((one) => {
    const missing = missingNames.get(one);
    return missing && !one.fix && mayBeInMissingEnd(missing, file);
  });
  if (!first || more.length === 0) return diagnostics;
  const locations = more.map(({ file: path, line, column, message }) => ({
    file: path,
    line,
    column,
    message,
  }));
  const merged = new Set(more);
  const complete = { ...first, related: [...(first.related ?? []), ...locations] };
  return diagnostics
    .filter((one) => !merged.has(one))
    .map((one) => (one === first ? askAboutTruncation(complete, file.path) : one));
}

/**
 * Whether the missing end may have contained a name: a page or block, an anchor of the last page, a
 * value of a manifest without pages, or a row or column of a collection.
 */
function mayBeInMissingEnd(
  { kind, within }: MissingName,
  { path, hasPages, lastPage }: TruncatedFile,
): boolean {
  const collection = /^data\/([\w-]+)\.yaml$/.exec(path)?.[1];
  if (collection) return (kind === 'row' || kind === 'column') && within === collection;
  if (!/^pages(?:\.yaml|\/)/.test(path)) return false;
  if (kind === 'block' || kind === 'page') return true;
  if (!hasPages) return kind === 'value';
  return kind === 'anchor' && within === lastPage;
}

function askAboutTruncation(one: Diagnostic, file: string): Diagnostic {
  const question = `${file} ends without a line break: was it cut off?`;
  return { ...one, hint: one.hint ? `${one.hint}; ${question}` : question };
}
