import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Builds a folder beside its place and puts it there in whole: `write` fills a draft folder, which
 * replaces `target` only when it has finished and answers true. When it throws or answers false,
 * `target` stays as it was.
 */
export async function swapIn(
  target: string,
  write: (draft: string) => Promise<boolean>,
): Promise<void> {
  const draft = `${target}.draft-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(draft);
    if (!(await write(draft))) return await rm(draft, { recursive: true, force: true });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rename(target, old).catch(ignoreMissing);
  await rename(draft, target);
  await rm(old, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
