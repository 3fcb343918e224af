import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edit } from './Task.ts';

/**
 * Applies edits to the files of a folder, in their order.
 *
 * @throws Error if a text is not in its file exactly once, or a new file exists
 */
export function applyEdits(root: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const path = join(root, edit[0]);
    if (edit.length === 2) {
      if (existsSync(path)) throw new Error(`${edit[0]} exists`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, edit[1]);
      continue;
    }
    const [file, search, replacement] = edit;
    const parts = readFileSync(path, 'utf8').split(search);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${search}`);
    writeFileSync(path, parts.join(replacement));
  }
}
