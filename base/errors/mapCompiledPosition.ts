import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/** Maps a position in a compiled file to its source by the source map of the file, if it has one. */
export function mapCompiledPosition(position: CodePosition): CodePosition | undefined {
  const sourceMap = readSourceMap(`${position.file}.map`);
  if (!sourceMap) return undefined;
  const entry = sourceMap.findEntry(position.line - 1, position.column - 1);
  if (!('originalSource' in entry)) return undefined;
  return {
    file: resolve(dirname(position.file), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

/** A position in a file: line and column count from 1. */
export interface CodePosition {
  file: string;
  line: number;
  column: number;
}

const sourceMaps = new Map<string, SourceMap>();

/** Reads a source map once, because a stack has many positions in one file. */
function readSourceMap(path: string): SourceMap | undefined {
  const known = sourceMaps.get(path);
  if (known || !existsSync(path)) return known;
  const sourceMap = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  sourceMaps.set(path, sourceMap);
  return sourceMap;
}
