import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Explains that the path in an argument of a command does not exist. Such paths start from the current folder,
 * also with `--root`; if the folder of the site has a file of this name, the message says how to write it.
 */
export function explainMissingPath(path: string, root: string): string {
  const hint = suggestPath(path, root);
  return `${path} does not exist.${hint ? ` ${hint}` : ''}`;
}

/** Returns how to write a path that starts from the folder of a site; undefined if nothing is there. */
export function suggestPath(path: string, root: string): string | undefined {
  const file = join(root, path);
  if (path === '' || existsSync(path) || !existsSync(file)) return undefined;
  return `Paths start from the current folder: did you mean ${relative(process.cwd(), file)}?`;
}
