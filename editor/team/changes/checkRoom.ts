import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit } from '../../../base/files/runGit.ts';
import { EditError } from '../../yaml/EditError.ts';

/** The most that the new files of one change set may have, in megabytes. */
export const mostMegabytes = 500;

/** Rejects with an EditError if a file of so many bytes does not fit into a change set. */
export async function checkRoom(root: string, bytes: number): Promise<void> {
  const list = await runGit(root, 'ls-files', '-z', '--others', '--modified', '--', 'public');
  const names = [...new Set(list.split('\0'))].filter((name) => name !== '');
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(root, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, bytes);
  if (total > mostMegabytes * 1_000_000)
    throw new EditError(
      `The new files of these changes have more than ${mostMegabytes} MB. Delete some, or use smaller ones`,
    );
}
