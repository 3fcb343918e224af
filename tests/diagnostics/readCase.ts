import { exampleFiles } from './exampleFiles.ts';

/** A diagnostic that a case expects. */
export interface ExpectedDiagnostic {
  file: string;
  code: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A mark below a line. */
interface Mark extends Pick<ExpectedDiagnostic, 'code' | 'column' | 'endColumn'> {
  /** How many lines below the diagnostic ends. */
  lines?: number;
  file?: string;
}

/** A broken site with the diagnostics that it must have. */
export interface Case {
  files: Record<string, string>;
  expected: ExpectedDiagnostic[];
}

/**
 * Splits a file into its cases by name: a line `#### name of the case` starts each. A file without such
 * a line is one case.
 */
export function readCases(text: string): Record<string, Case> {
  const [first = '', ...rest] = text.split(/^#### (.+)\n/m);
  const cases: Record<string, Case> = first === '' ? {} : { '': readCase(first) };
  for (let index = 0; index < rest.length; index += 2)
    cases[rest[index] ?? ''] = readCase(rest[index + 1] ?? '');
  return cases;
}

/**
 * Reads a broken site from one text, as `exampleFiles()` does. Below a line, comments mark the
 * diagnostics in it:
 *
 *     - quote
 *     # ^^^^^ BW010
 *     # 1-3 BW012             columns, counted from the number sign, where no mark fits
 *     # 1-2:3 BW012           ends in column 3, two lines below
 *     # 1-1 BW300 public/.a   in another file
 *
 * `options.json` has what a text cannot say (`CaseOptions` in corpus.test.ts).
 */
function readCase(text: string): Case {
  const files: Record<string, string> = {};
  const expected: ExpectedDiagnostic[] = [];
  for (const [file, marked] of Object.entries(exampleFiles(text.replace(/\n+$/, '')))) {
    const lines: string[] = [];
    for (const text of marked.split('\n')) {
      const range = readMark(text);
      const line = Math.max(lines.length, 1);
      if (range) {
        const { lines = 0, file: other = file, ...columns } = range;
        expected.push({ file: other, line, endLine: line + lines, ...columns });
      } else lines.push(text);
    }
    files[file] = lines.join('\n');
  }
  return { files, expected };
}

const mark = /^( *)#(?:( *)(\^+)| (\d+)-(?:(\d+):)?(\d+)) (BW\d{3})(?: (\S+))?$/;

function readMark(line: string): Mark | undefined {
  const [, { length: indent } = '', gap = '', carets, from, lines, to, code, file] =
    mark.exec(line) ?? [];
  if (code === undefined) return undefined;
  if (carets === undefined)
    return {
      code,
      column: indent + Number(from),
      endColumn: indent + Number(to),
      ...(lines && { lines: Number(lines) }),
      ...(file && { file }),
    };
  const column = indent + gap.length + 2;
  return { code, column, endColumn: column + carets.length };
}
