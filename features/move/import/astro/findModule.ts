import { posix } from 'node:path';
import type { SourceFolder } from '../source/SourceFolder.ts';

/** Finds the file of a module of the site that another file imports, by its path or an alias such as `@/`. */
export function findModule(
  folder: SourceFolder,
  written: string,
  path: string,
): string | undefined {
  const isAlias = /^[@~]\//.test(written);
  if (!isAlias && !/^\.{1,2}\//.test(written)) return undefined;
  const stem = isAlias ? `src/${written.slice(2)}` : posix.join(posix.dirname(path), written);
  const plain = stem.replace(/\.[cm]?js$/, '');
  return ['', '.ts', '.js', '.mjs', '/index.ts', '/index.js']
    .flatMap((ending) => [stem + ending, plain + ending])
    .find((one) => /\.[cm]?[jt]s$/.test(one) && folder.has(one));
}
