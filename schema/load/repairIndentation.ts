import { parseDocument } from 'yaml';
import { entryAt } from './blankEntry.ts';
import type { SourceFile } from './SourceFile.ts';

/**
 * The line whose indentation is to be mended, and the column (from 1) where it should begin: found
 * by trying. The parser notices the first line that does not fit those before, which is not always
 * the one that was moved; the one meant is that which, put right, makes the rest readable.
 */
export function repairIndentation(
  source: SourceFile,
  noticed: number,
): { line: number; column: number } | undefined {
  const entry = entryAt(source.text, source.lineStarts[noticed - 1] ?? 0);
  if (!entry || entry[1] - entry[0] > longest) return undefined;
  const first = source.position(entry[0]).line;
  const lines = source.text.slice(entry[0], entry[1]).split('\n');
  const allEven = lines.filter((line) => indentOf(line) % 2 === 1).length <= 1;
  const before = readable(lines);
  const near = candidates(lines, noticed - first);
  let best: { line: number; column: number; reach: number } | undefined;
  for (const by of steps)
    for (const line of near) {
      const text = lines[line] ?? '';
      const indent = indentOf(text) + by;
      if (indent < 0 || (allEven && indent % 2 === 1)) continue;
      const reach = readable(lines.with(line, ' '.repeat(indent) + text.trimStart()));
      if (reach === Number.POSITIVE_INFINITY) return { line: first + line, column: indent + 1 };
      if (reach > before + 1 && reach > (best?.reach ?? 0))
        best = { line: first + line, column: indent + 1, reach };
    }
  return best;
}

const steps = [1, -1, 2, -2, 3, -3, 4, -4];
const longest = 60_000;

/** The noticed line, and those before it that begin or end a level around it; one after. */
function candidates(lines: readonly string[], noticed: number): number[] {
  const found = noticed < lines.length ? [noticed] : [];
  const own = indentOf(lines[noticed] ?? '');
  let near = 0;
  for (let line = Math.min(noticed, lines.length) - 1; line > 0 && found.length < 9; line--) {
    const text = lines[line] ?? '';
    if (!/^\s*[^\s#]/.test(text)) continue;
    const apart = Math.abs(indentOf(text) - own);
    if (near++ < 3 || (apart > 0 && apart <= 2)) found.push(line);
    if (indentOf(text) < own - 2) break;
  }
  const next = lines.findIndex((text, line) => line > noticed && /^\s*[^\s#]/.test(text));
  if (next > 0) found.push(next);
  return found;
}

/** The line up to which the lines can be read; infinity when they all can. */
function readable(lines: readonly string[]): number {
  const text = lines.join('\n');
  const [error] = parseDocument(text, { prettyErrors: false, logLevel: 'silent' }).errors;
  return error ? text.slice(0, error.pos[0]).split('\n').length : Number.POSITIVE_INFINITY;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
