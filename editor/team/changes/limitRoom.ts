import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit } from '../../../base/files/runGit.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import type { DraftSession } from '../../server/draft/DraftSession.ts';
import { Queue } from '../../server/draft/Queue.ts';

/** The most that the new files of one change set may have, in megabytes. */
const maxMegabytes = 500;

/** Has a session add files one after another, and only files that fit into a change set. */
export function limitRoom(session: DraftSession): void {
  const queue = new Queue();
  session.addFile = (bytes, write) =>
    queue.add(async () => {
      await checkRoom(session.root, bytes);
      return write();
    });
}

/** Rejects with an EditError if a file of so many bytes does not fit into a change set. */
async function checkRoom(root: string, bytes: number): Promise<void> {
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
  if (total > maxMegabytes * 1_000_000)
    throw new EditError(
      `The new files of these changes have more than ${maxMegabytes} MB. Delete some, or use smaller ones`,
    );
}
