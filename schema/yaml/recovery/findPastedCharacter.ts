import { parseDocument } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { findEntry } from './blankEntry.ts';

/**
 * A character that word processors put in place of the plain space or hyphen that YAML needs, in
 * the line that was noticed or one of the two above; undefined when there is none.
 */
export function findPastedCharacter(source: SourceFile, noticed: number): Problem | undefined {
  for (let line = noticed; line >= Math.max(1, noticed - 2); line--) {
    const text = source.line(line);
    const start = source.lineStarts[line - 1] ?? 0;
    const found = oddSpace(text) ?? oddHyphen(text);
    if (!found) continue;
    const {
      at: [from, to],
      message,
      plain,
    } = found;
    if (!helps(source, start + from, start + to, plain)) continue;
    const at = { file: source, from: start + from, to: start + to };
    return {
      rule: 'yaml-syntax',
      message,
      hint: `replace it with a normal ${plain.trim() === '' ? 'space' : 'hyphen'}`,
      at,
      fix: [{ at, text: plain }],
    };
  }
  return undefined;
}

/** Whether the entry can be read further with plain characters in the place of those. */
function helps({ text }: SourceFile, from: number, to: number, plain: string): boolean {
  const [start, end] = findEntry(text, from) ?? [0, text.length];
  const mended = text.slice(start, from) + plain + text.slice(to, end);
  const after = firstError(mended);
  return after === undefined || after > (firstError(text.slice(start, end)) ?? 0);
}

function firstError(text: string): number | undefined {
  const { errors } = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  return errors[0] && text.slice(0, errors[0].pos[0]).split('\n').length;
}

interface Found {
  at: [from: number, to: number];
  message: string;
  plain: string;
}

const space = '[\\u00a0\\u2000-\\u200b\\u202f\\u205f\\u3000]';
const indentation = new RegExp(`^ *(${space}[\\s\\u200b]*)(?=\\S)`);
const behindColon = new RegExp(`^(\\s*(?:- +)*[\\w@"'/-]+:)(${space}+) *(?=\\S)`);

function oddSpace(text: string): Found | undefined {
  const lead = indentation.exec(text);
  const behind = behindColon.exec(text);
  const run = lead?.[1] ?? behind?.[2];
  if (run === undefined) return undefined;
  const from = lead ? lead[0].length - run.length : (behind?.[1]?.length ?? 0);
  const code = run.replace(/^ +/, '').charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    at: [from, from + run.length],
    message: `This space is a special character (U+${code}); YAML needs a normal space.`,
    plain: lead ? ' '.repeat(run.length) : ' ',
  };
}

function oddHyphen(text: string): Found | undefined {
  const match = /^\s*(?=([‐‑‒–—−•·])[ \t])/.exec(text);
  if (!match) return undefined;
  const from = match[0].length;
  return {
    at: [from, from + 1],
    message: `List items start with a hyphen, not with \`${match[1]}\`.`,
    plain: '-',
  };
}
