import { lstatSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { resolveWritable } from '../../../../base/files/writeSiteFile.ts';

/**
 * Writes files of a site together: all drafts first, then each in its place. After a failure, the site is as
 * it was.
 *
 * @param files path below the root of the site → content
 * @throws UserError if a folder is in the place of a file
 */
export async function writeTogether(
  root: string,
  files: Iterable<readonly [path: string, read: () => string | Uint8Array]>,
): Promise<void> {
  const drafts = join(root, `.importing-${process.pid}`);
  const done: { path: string; backup: string | undefined }[] = [];
  const folders: string[] = [];
  try {
    const moves: { draft: string; path: string }[] = [];
    for (const [path, read] of files) {
      const draft = join(drafts, String(moves.length));
      moves.push({ draft, path: resolveWritable(root, path) });
      if (moves.length === 1) await mkdir(drafts, { recursive: true });
      await writeFile(draft, read());
    }
    for (const { draft, path } of moves) {
      const folder = await mkdir(dirname(path), { recursive: true });
      if (folder !== undefined) folders.push(folder);
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory())
        throw new UserError(`${path} is a folder, and a file is to be written there. Rename it.`);
      const backup = stats ? `${draft}.before` : undefined;
      if (backup) await rename(path, backup);
      done.push({ path, backup });
      await rename(draft, path);
    }
  } catch (error) {
    for (const { path, backup } of done.reverse()) {
      await rm(path, { force: true });
      if (backup) await rename(backup, path);
    }
    for (const folder of folders.reverse()) await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}
