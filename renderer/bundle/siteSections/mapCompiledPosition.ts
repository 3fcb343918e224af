import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { CodePosition } from './explainLoadFailure.ts';

/** Maps a position in a compiled file to its source by the source map of the file, if it has one. */
export function mapCompiledPosition(position: CodePosition): CodePosition | undefined {
  const map = `${position.file}.map`;
  if (!existsSync(map)) return undefined;
  const sourceMap = new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
  const entry = sourceMap.findEntry(position.line - 1, position.column - 1);
  if (!('originalSource' in entry)) return undefined;
  return {
    file: resolve(dirname(position.file), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}
