import { encodeTarget } from './encodeTarget.ts';
import { escapeStart, escapeText } from './escapeText.ts';
import { type Marks, noMarks, type Run } from './Run.ts';

/**
 * Writes pieces of text as Markdown. Pieces with the same formats share their marks, as word processors
 * divide a word into several pieces. Headings and cells are one line; in a heading, bold type says nothing.
 */
export function runsToMarkdown(runs: readonly Run[], kind: 'text' | 'heading' | 'cell'): string {
  const plain =
    kind === 'heading'
      ? runs.map((run) => ({ ...run, marks: { ...run.marks, bold: false } }))
      : runs;
  const lines = writeGroups(spreadMarks(plain), ['link', 'bold', 'emphasis', 'struck', 'code'])
    .replaceAll(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  return kind === 'text' ? written.map(escapeStart).join('\\\n') : written.join(' ');
}

type Mark = Exclude<keyof Marks, 'script'>;

/** Gives blanks and line breaks the formats that the text on both sides has. */
function spreadMarks(runs: readonly Run[]): Run[] {
  const written = runs.filter(({ text, markdown }) => text !== '' || markdown !== undefined);
  const after: Marks[] = [];
  let next = noMarks;
  for (const run of written.toReversed()) {
    after.push(next);
    if (!isBlank(run)) next = run.marks;
  }
  let before = noMarks;
  return written.map((run, at) => {
    const following = after[written.length - 1 - at] ?? noMarks;
    if (!isBlank(run)) {
      before = run.marks;
      return run;
    }
    const isBreak = run.text === '\n';
    const shared = <M extends Mark>(mark: M): Marks[M] =>
      !isBreak && before[mark] === following[mark] ? before[mark] : noMarks[mark];
    const marks = {
      ...noMarks,
      bold: shared('bold'),
      emphasis: shared('emphasis'),
      struck: shared('struck'),
      code: shared('code'),
      link: shared('link'),
    };
    return { ...run, marks };
  });
}

function isBlank({ text, markdown }: Run): boolean {
  return markdown === undefined && text.trim() === '';
}

/** Writes pieces with the marks that are left, outermost first. */
function writeGroups(runs: readonly Run[], [mark, ...inner]: readonly Mark[]): string {
  if (mark === undefined) return runs.map(writeText).join('');
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0]?.marks[mark] === run.marks[mark]) last?.push(run);
    else groups.push([run]);
  }
  return groups.reduce((written, group, at) => {
    const text = writeGroups(group, inner);
    const value = group[0]?.marks[mark];
    if (!value || text.trim() === '') return written + text;
    const next = groups[at + 1]?.[0]?.text ?? '';
    const before = groups[at - 1]?.at(-1)?.text ?? '';
    const wrapped = wrap(text, mark, value, { before, next });
    // Otherwise, the link would be a picture.
    const isCalled = wrapped.startsWith('[') && written.endsWith('!');
    return (isCalled ? written.replace(/!$/, '\\!') : written) + wrapped;
  }, '');
}

/** Puts marks around a text, inside of the spaces, and of punctuation beside which they would be no marks. */
function wrap(
  text: string,
  mark: Mark,
  value: string | true,
  { before, next }: { before: string; next: string },
): string {
  const isTouching = mark === 'bold' || mark === 'emphasis';
  const first = isTouching && /[\p{L}\p{N}]$/u.test(before) ? /^[\s(["“‘]*/ : /^\s*/;
  const last = isTouching && /^[\p{L}\p{N}]/u.test(next) ? /[\s.,:;!?)\]"”’]*$/ : /\s*$/;
  const start = first.exec(text)?.[0] ?? '';
  const end = last.exec(text.slice(start.length))?.[0] ?? '';
  const inner = text.slice(start.length, text.length - end.length);
  if (inner === '') return text;
  return start + putMarks(inner, mark, value) + end;
}

function putMarks(text: string, mark: Mark, value: string | true): string {
  switch (mark) {
    case 'link':
      return `[${text}](${/[\s()<>]/.test(String(value)) ? encodeTarget(String(value)) : value})`;
    case 'bold':
      return `**${text}**`;
    case 'emphasis':
      return `*${text}*`;
    case 'struck':
      return `~~${text}~~`;
    case 'code':
      return quoteCode(text);
  }
}

/** Returns code between marks that are longer than the marks in it. */
function quoteCode(code: string): string {
  const longest = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return marks + space + code + space + marks;
}

function writeText({ text, marks, markdown }: Run): string {
  if (markdown !== undefined) return markdown;
  if (marks.code || text === '\n') return text;
  return escapeText(marks.script ? toScript(text, marks.script) : text);
}

/** Writes figures above or below the line, such as m², with the characters that exist for them. */
function toScript(text: string, script: 'SUP' | 'SUB'): string {
  if (!/^[\d+-]+$/.test(text)) return text;
  const characters = script === 'SUP' ? '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' : '₀₁₂₃₄₅₆₇₈₉₊₋';
  return text.replaceAll(/./g, (one) => characters['0123456789+-'.indexOf(one)] ?? one);
}
