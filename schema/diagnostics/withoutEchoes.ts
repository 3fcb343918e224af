import { catalogue, type RuleName } from './catalogue.ts';
import type { Diagnostic } from './Diagnostic.ts';

/**
 * One mistake, one diagnostic, also where many places feel it: a name that is missing altogether is
 * told where it is missed first, with the other places beside it. What a file that was cut off
 * lacks is told at its end only.
 */
export function withoutEchoes(
  diagnostics: readonly Diagnostic[],
  files: readonly { path: string; text: string }[],
): Diagnostic[] {
  const ends = files.flatMap((file) => cutOffAt(file, diagnostics) ?? []);
  const kept = ends.length
    ? diagnostics.filter(
        (one) =>
          ends.includes(one) ||
          !(echoes.has(one.code) || ends.some((end) => isSameEnd(one, end, files))),
      )
    : diagnostics;
  return grouped(
    firstOfRuns(kept).map((one) => (ends.includes(one) ? { ...one, hint: cutOffHint(one) } : one)),
  );
}

function codes(...names: RuleName[]): Set<string> {
  return new Set(names.map((name) => catalogue[name].code));
}

/** What is told where something that stands elsewhere, or does not, is missed. */
const missed = codes(
  'unknown-block',
  'unknown-variable',
  'unknown-row',
  'missing-column',
  'collection-missing',
);
const echoes = new Set([
  ...missed,
  ...codes('dead-link', 'dead-anchor', 'dead-redirect', 'unreachable-page', 'unused-variable'),
  ...codes('unused-block', 'unused-row', 'unused-column', 'unused-collection', 'one-heading'),
]);

/** The error at the end of a file whose last line does not end: what it begins is not finished. */
function cutOffAt(
  file: { path: string; text: string },
  diagnostics: readonly Diagnostic[],
): Diagnostic | undefined {
  if (file.text.endsWith('\n')) return undefined;
  const own = diagnostics.filter((one) => one.file === file.path && one.severity === 'error');
  const last = file.text.trimEnd().split('\n').length;
  return own.findLast((one) => one.endLine === last) ?? own.findLast((one) => isGap(one, file));
}

/** Something is missing in a block that goes on to the end of the file. */
function isGap({ code, line }: Diagnostic, { text }: { text: string }): boolean {
  if (!gaps.has(code)) return false;
  const [head = '', ...below] = text.split('\n').slice(line - 1);
  const indent = (content: string) => content.length - content.trimStart().length;
  const within = /^\s*(?:type|use):/.test(head) ? indent(head) : indent(head) + 1;
  return below.every((content) => content.trim() === '' || indent(content) >= within);
}

const gaps = codes('missing-key', 'too-few', 'section-without-type', 'empty-value');

function isSameEnd(
  one: Diagnostic,
  end: Diagnostic,
  files: readonly { path: string; text: string }[],
): boolean {
  const file = files.find(({ path }) => path === end.file);
  return one.file === end.file && file !== undefined && isGap(one, file);
}

function cutOffHint({ hint }: Diagnostic): string {
  const question = 'the file ends here, without a line break: was it cut off?';
  return hint ? `${hint}; ${question}` : question;
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
    const places = also.map(({ file, line, column }) => ({ file, line, column, message: 'also' }));
    return { ...one, related: [...(one.related ?? []), ...places] };
  });
}

/** What is missing: a name that no page has is one thing, one that a page lacks another on each. */
function subject({ code, severity, message, route }: Diagnostic): string {
  const own = code === catalogue['unknown-variable'].code && !message.startsWith('`site');
  return `${code} ${severity} ${message} ${own ? route : ''}`;
}
