import type { Problem } from '../diagnostics/Problem.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** Reports merge conflicts that Git left in a file, each with its lines. */
export function findConflicts(source: SourceFile): Problem[] {
  const { text } = source;
  if (!text.includes('<<<<<<<') || !text.includes('>>>>>>>')) return [];
  const problems: Problem[] = [];
  let opening: RegExpExecArray | undefined;
  let isSeparated = false;
  for (const match of text.matchAll(marker)) {
    if (match[1] === '<<<<<<<') {
      opening = match;
      isSeparated = false;
    } else if (match[1] === '=======') isSeparated = true;
    else if (opening && isSeparated) {
      problems.push(explain(source, opening, match.index));
      opening = undefined;
    }
  }
  return problems;
}

const marker = /^(<<<<<<<|=======|>>>>>>>)(?: [^\r\n]*)?(?=\r?$)/gm;

function explain(source: SourceFile, { 0: line, index }: RegExpExecArray, end: number): Problem {
  const first = source.position(index).line;
  const last = source.position(end).line;
  return {
    rule: 'merge-conflict',
    message: `Lines ${first} to ${last} are an unresolved merge conflict.`,
    hint: 'keep one of the two versions, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`',
    at: { file: source, from: index, to: index + line.length },
  };
}
