import { catalogue, type RuleName } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';

interface File {
  path: string;
  text: string;
}

/**
 * What a file that was cut off lacks is told once: a file whose last line does not end has an error
 * there, or what may have stood behind it is missed in several places.
 */
export function collapseTruncatedFile(
  diagnostics: readonly Diagnostic[],
  files: readonly File[],
): Diagnostic[] {
  // Files that nobody asks for need not be read.
  if (diagnostics.length === 0) return [];
  return files
    .filter(({ text }) => text !== '' && !text.endsWith('\n'))
    .reduce((rest, file) => atEnd(rest, file) ?? missed(rest, file), [...diagnostics]);
}

/** The names of rules as their codes. */
export function codes(...names: RuleName[]): Set<string> {
  return new Set(names.map((name) => catalogue[name].code));
}

/** An error at the end, without the others there and without what the rest of the site misses. */
function atEnd(diagnostics: Diagnostic[], file: File): Diagnostic[] | undefined {
  const own = diagnostics.filter((one) => one.file === file.path && one.severity === 'error');
  const last = file.text.trimEnd().split('\n').length;
  const end =
    own.findLast((one) => one.endLine === last) ?? own.findLast((one) => isGap(one, file));
  if (!end) return undefined;
  return diagnostics
    .filter((one) => one === end || !(echoes.has(one.code) || isGap(one, file)))
    .map((one) => (one === end ? questioned(one, 'the file') : one));
}

const gaps = codes(
  'missing-key',
  'too-few',
  'section-without-type',
  'empty-value',
  'text-too-short',
);
const echoes = codes(
  'unknown-block',
  'unknown-variable',
  'unknown-row',
  'missing-column',
  'collection-missing',
  'dead-link',
  'dead-anchor',
  'dead-redirect',
  'unreachable-page',
  'unused-variable',
  'unused-block',
  'unused-row',
  'unused-column',
  'unused-collection',
  'one-heading',
);

/** Something is missing in a block that goes on to the end of the file. */
function isGap({ file, code, line }: Diagnostic, { path, text }: File): boolean {
  if (file !== path || !gaps.has(code)) return false;
  const [head = '', ...below] = text.split('\n').slice(line - 1);
  const indent = (content: string) => content.length - content.trimStart().length;
  const within = /^\s*(?:type|use):/.test(head) ? indent(head) : indent(head) + 1;
  return below.every((content) => content.trim() === '' || indent(content) >= within);
}

/** Two or more things that the end of the file may have held are told at the first place. */
function missed(diagnostics: Diagnostic[], file: File): Diagnostic[] {
  const [first, ...more] = diagnostics.filter((one) => !one.fix && mayBeBehind(one, file));
  if (!first || more.length === 0) return diagnostics;
  const places = more.map(({ file: path, line, column, message }) => ({
    file: path,
    line,
    column,
    message,
  }));
  const whole = { ...first, related: [...(first.related ?? []), ...places] };
  return diagnostics
    .filter((one) => !more.includes(one))
    .map((one) => (one === first ? questioned(whole, file.path) : one));
}

/** An anchor of the last page, a block or value of a manifest without pages, a row or column. */
function mayBeBehind({ code, message, route }: Diagnostic, { path, text }: File): boolean {
  const collection = /^data\/([\w-]+)\.yaml$/.exec(path)?.[1];
  if (collection)
    return (
      codes('unknown-row', 'missing-column').has(code) && message.includes(`\`${collection}\``)
    );
  if (!/^pages(?:\.yaml|\/)/.test(path)) return false;
  if (!/^pages:/m.test(text))
    return (
      code === catalogue['unknown-block'].code ||
      (code === catalogue['unknown-variable'].code && message.startsWith('`site'))
    );
  const page = [...text.matchAll(/^ +["']?(\/[^\s:"']*)["']?:\s*$/gm)].at(-1)?.[1];
  const meant = /^The page `([^`]+)`/.exec(message)?.[1] ?? route;
  return code === catalogue['dead-anchor'].code && page !== undefined && page === meant;
}

function questioned(one: Diagnostic, file: string): Diagnostic {
  const question = `${file} ends without a line break: was it cut off?`;
  return { ...one, hint: one.hint ? `${one.hint}; ${question}` : question };
}
