import { catalogue } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { codes, collapseTruncatedFile } from './collapseTruncatedFile.ts';

/**
 * One mistake, one diagnostic, also where many places feel it: a name that is missing altogether is
 * told where it is missed first, with the other places beside it, keys that stand twice in a run at
 * the first, and what a file that was cut off lacks at its end. Takes diagnostics in order.
 */
export function dedupeDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly { path: string; text: string }[],
): Diagnostic[] {
  return grouped(firstOfRuns(collapseTruncatedFile(diagnostics, files)));
}

/** Keys that stand twice in lines one after the other: a hyphen or an indentation is wrong above. */
function firstOfRuns(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const twice = catalogue['duplicate-key'].code;
  const unknown = catalogue['unknown-key'].code;
  return diagnostics.filter((one, index) => {
    const before = diagnostics[index - 1];
    const follows = before?.file === one.file && before.line === one.line - 1;
    return !(
      one.code === twice &&
      follows &&
      (before.code === unknown || (before.code === twice && before.column === one.column))
    );
  });
}

/** What is missed in several places, with no better name at hand, is told at the first. */
function grouped(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of diagnostics)
    if (missed.has(one.code) && !one.fix)
      groups.set(subject(one), [...(groups.get(subject(one)) ?? []), one]);
  const others = new Map([...groups.values()].map(([first, ...more]) => [first, more]));
  const echoed = new Set([...others.values()].flat());
  return diagnostics.flatMap((one) => {
    if (echoed.has(one)) return [];
    const also = others.get(one) ?? [];
    if (also.length === 0) return one;
    const places = also.map(({ file, line, column }) => ({
      file,
      line,
      column,
      message: 'also used here',
    }));
    return { ...one, related: [...(one.related ?? []), ...places] };
  });
}

/** What is told where something that stands elsewhere, or does not, is missed. */
const missed = codes(
  'unknown-block',
  'unknown-variable',
  'unknown-row',
  'missing-column',
  'collection-missing',
);

/** What is missing: a name that no page has is one thing, one that a page lacks another on each. */
function subject({ code, severity, message, route }: Diagnostic): string {
  const own = code === catalogue['unknown-variable'].code && !message.startsWith('`site');
  return `${code} ${severity} ${message} ${own ? route : ''}`;
}
