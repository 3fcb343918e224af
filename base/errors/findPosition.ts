import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CodePosition, mapCompiledPosition } from './mapCompiledPosition.ts';

/**
 * Returns the innermost position of a stack that is in a file of the site.
 *
 * @param isOwn whether a file belongs to the site
 * @param toSource maps a position in compiled code to its source
 */
export function findPosition(
  stack: string,
  isOwn: (file: string) => boolean,
  toSource: (position: CodePosition) => CodePosition | undefined = mapCompiledPosition,
): CodePosition | undefined {
  for (const [, name = '', line, column] of stack.matchAll(stackFrame)) {
    const file = name.startsWith('file:') ? fileURLToPath(name) : name;
    const position = toSource({ file, line: Number(line), column: Number(column) });
    if (position && isOwn(position.file) && existsSync(position.file)) return position;
  }
  return undefined;
}

/** Matches a line of a stack: path or address of the file, line and column. */
const stackFrame = /^\s+at (?:.*\()?((?:file:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/gm;
