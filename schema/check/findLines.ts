import type { RouteEntry } from '../reference/read/Manifest.ts';
import { locate } from '../yaml/locate.ts';

/** Finds the first and last line of an entry of `pages:`. */
export function findLines({ file, path }: RouteEntry): { line: number; endLine: number } {
  const { source } = file;
  if (file.base) {
    const content = source.text.replace(/(?:\r?\n[ \t]*(?:#.*)?)*$/, '');
    return {
      line: source.position(0).line,
      endLine: source.position(content.length).line,
    };
  }
  const key = locate({ file, path, part: 'key' });
  const value = locate({ file, path, part: 'whole' });
  return {
    line: source.position(key.from).line,
    endLine: source.position(value.to).line,
  };
}
