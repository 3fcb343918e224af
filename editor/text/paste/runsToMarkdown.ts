import { type Marks, noMarks, type Run } from './Run.ts';

/**
 * Writes pieces of text as Markdown. Pieces with the same formats share their marks, as word processors
 * divide a word into several pieces. Headings and cells are one line; in a heading, bold type says nothing.
 */
export function runsToMarkdown(runs: readonly Run[], kind: 'text' | 'heading' | 'cell'): string {
  const plain =
    kind === 'heading'
      ? runs.map(({ text, marks }) => ({ text, marks: { ...marks, bold: false } }))
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
  const isBlank = ({ text }: Run) => text.trim() === '';
  return runs
    .filter(({ text }) => text !== '')
    .map((run, at, all) => {
      if (!isBlank(run)) return run;
      const before = all.slice(0, at).findLast((one) => !isBlank(one))?.marks ?? noMarks;
      const after = all.slice(at + 1).find((one) => !isBlank(one))?.marks ?? noMarks;
      const isBreak = run.text === '\n';
      const shared = (mark: Mark) =>
        !isBreak && before[mark] === after[mark] ? before[mark] : noMarks[mark];
      const marks = Object.fromEntries(
        (['bold', 'emphasis', 'struck', 'code', 'link'] as const).map((mark) => [
          mark,
          shared(mark),
        ]),
      );
      return { ...run, marks: { ...noMarks, ...marks } };
    });
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
  return groups
    .map((group, at) => {
      const text = writeGroups(group, inner);
      const value = group[0]?.marks[mark];
      if (!value || text.trim() === '') return text;
      const next = groups[at + 1]?.[0]?.text ?? '';
      const before = groups[at - 1]?.at(-1)?.text ?? '';
      return wrap(text, mark, value, { before, next });
    })
    .join('');
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
      return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
  }
}

function encodeTarget(target: string): string {
  return target.replaceAll(
    /[\s()<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function writeText({ text, marks }: Run): string {
  if (marks.code || text === '\n') return text;
  const written = marks.script ? toScript(text, marks.script) : text;
  return written
    .replaceAll(/[\\*`[\]]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/&(?=#?\w+;)/g, '\\&');
}

/** Writes figures above or below the line, such as m², with the characters that exist for them. */
function toScript(text: string, script: 'SUP' | 'SUB'): string {
  if (!/^[\d+-]+$/.test(text)) return text;
  const characters = script === 'SUP' ? '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' : '₀₁₂₃₄₅₆₇₈₉₊₋';
  return text.replaceAll(/./g, (one) => characters['0123456789+-'.indexOf(one)] ?? one);
}

/** Escapes what would begin a list, heading or quote at the start of a line. */
function escapeStart(line: string): string {
  return line
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(?:[-+>]|#{1,6})(?=\s|$)|^(?:---|===|~~~)/, '\\$&');
}
