import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listNames } from '../../../base/files/listNames.ts';
import { listTree } from '../../../base/files/listTree.ts';
import { separateFile } from '../../../base/files/separateFiles.ts';
import { writeWhole } from '../../../base/files/writeWhole.ts';

/** The end of the name of a folder that held a set, until its files are deleted. */
export const restSuffix = '.removed';

/**
 * Clears what a killed process left in the data of a team, and connects the worktrees with the clone
 * beside them, because the folder may have been moved or copied. Nobody else may use the folder.
 *
 * @param warn receives messages about folders that look like sets, but are none
 */
export async function recoverData(folder: string, warn: (message: string) => void): Promise<void> {
  const clone = join(folder, 'repository.git');
  const sets = join(folder, 'sets');
  // git leaves them when it is killed, and refuses to work as long as they are there.
  for (const { path, entry } of existsSync(clone) ? listTree(clone) : [])
    if (entry.isFile() && (path.endsWith('.lock') || /^objects\/.*tmp_\w+$/.test(path)))
      await rm(join(clone, path), { force: true });
    // git adds lines to its logs, and never writes into an object again.
    else if (entry.isFile() && !path.startsWith('objects/')) await separateFile(join(clone, path));
  const used = new Set<string>();
  for (const name of listNames(sets)) {
    const set = join(sets, name);
    if (existsSync(join(set, 'set.json'))) used.add(await connect(clone, set));
    // The process ended while it created the set, or removed it.
    else if (name.endsWith(restSuffix) || !existsSync(join(set, 'site/.blockwright/edit')))
      await rm(set, { recursive: true }).catch(() => undefined);
    else
      warn(
        `${set} has drafts, but no set.json, so the editor does not show it. Restore this file from a backup, or delete the folder.`,
      );
  }
  // `git worktree prune` keeps those of which git has written a part.
  for (const name of listNames(join(clone, 'worktrees')))
    if (!used.has(name)) await rm(join(clone, 'worktrees', name), { recursive: true });
}

/** Has the worktree of a set and the clone beside it name each other; returns the worktree's name in the clone. */
async function connect(clone: string, set: string): Promise<string> {
  const link = join(set, 'site/.git');
  const text = await readFile(link, 'utf8').catch(() => '');
  const name = basename(text.trim());
  const admin = join(clone, 'worktrees', name);
  if (!/^gitdir: ./.test(text) || !existsSync(admin)) return name;
  await writeIfOther(link, `gitdir: ${admin}\n`);
  await writeIfOther(join(admin, 'gitdir'), `${link}\n`);
  return name;
}

async function writeIfOther(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeWhole(path, text);
}
