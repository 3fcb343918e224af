import { catalogue } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { collapseTruncatedFile, getCodes } from './collapseTruncatedFile.ts';

/**
 * Reduces the diagnostics that one mistake causes in many places to one: a missing name is reported
 * where it is used first, with the other uses as related locations; duplicate keys on consecutive
 * lines at the first; a truncated file at its end.
 *
 * @param diagnostics sorted by location
 */
export function dedupeDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly { path: string; text: string }[],
): Diagnostic[] {
  return groupMissingNames(dropRepeatedKeys(collapseTruncatedFile(diagnostics, files)));
}

/** Drops duplicate keys on consecutive lines: the cause is a wrong hyphen or indentation above. */
function dropRepeatedKeys(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const duplicate = catalogue['duplicate-key'].code;
  const unknown = catalogue['unknown-key'].code;
  return diagnostics.filter((one, index) => {
    const before = diagnostics[index - 1];
    const follows = before?.file === one.file && before.line === one.line - 1;
    return !(
      one.code === duplicate &&
      follows &&
      (before.code === unknown || (before.code === duplicate && before.column === one.column))
    );
  });
}

/** Groups uses of a missing name, unless a suggestion can fix each use. */
function groupMissingNames(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of diagnostics)
    if (missingNameCodes.has(one.code) && !one.fix)
      groups.set(subjectKey(one), [...(groups.get(subjectKey(one)) ?? []), one]);
  const usesByFirst = new Map([...groups.values()].map(([first, ...more]) => [first, more]));
  const merged = new Set([...usesByFirst.values()].flat());
  return diagnostics.flatMap((one) => {
    if (merged.has(one)) return [];
    const otherUses = usesByFirst.get(one) ?? [];
    if (otherUses.length === 0) return one;
    const locations = otherUses.map(({ file, line, column }) => ({
      file,
      line,
      column,
      message: 'also used here',
    }));
    return { ...one, related: [...(one.related ?? []), ...locations] };
  });
}

const missingNameCodes = getCodes(
  'unknown-block',
  'unknown-variable',
  'unknown-row',
  'missing-column',
  'collection-missing',
);

/** Identifies what is missing. A name that only some pages lack is a different subject on each page. */
function subjectKey({ code, severity, message, route }: Diagnostic): string {
  const isPerPage = code === catalogue['unknown-variable'].code && !message.startsWith('`site');
  return `${code} ${severity} ${message} ${isPerPage ? route : ''}`;
}
