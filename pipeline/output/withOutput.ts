import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { isRunning } from '../../base/files/isRunning.ts';
import { formatMegabytes } from '../../base/text/formatMegabytes.ts';
import { lockOutput } from './lockOutput.ts';
import { OutputFolder } from './OutputFolder.ts';

/**
 * Opens an output under its lock, calls `work`, and closes it, whether `work` succeeds or fails.
 *
 * @param work called with the output, and whether another process held its lock until now
 * @throws UsageError when the output contains files that no build wrote
 */
export async function withOutput<Result>(
  folder: string,
  { root, force }: { root: string; force: boolean },
  work: (output: OutputFolder, waited: boolean) => Promise<Result>,
): Promise<Result> {
  const lock = await lockOutput(folder, (pid) => {
    process.stderr.write(`Process ${pid} is building into ${folder}; waiting for it to finish.\n`);
  });
  try {
    for (const name of ['', 'images', 'pages']) await removeStaleDrafts(cacheFolder(root, name));
    const output = await OutputFolder.open(folder, { force });
    try {
      return await work(output, lock.waited);
    } catch (error) {
      throw addDiskDetails(error, output);
    } finally {
      await output.close();
    }
  } finally {
    lock.release();
  }
}

/** Adds the path to an error of the disk, and how much space the build needs. */
function addDiskDetails(error: unknown, output: OutputFolder): unknown {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (!(error instanceof Error) || syscall === undefined) return error;
  // Node reports no path for a failed write to an open file.
  if (path === undefined && syscall === 'write') Object.assign(error, { path: output.target });
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return error;
  const drafted = formatMegabytes(output.draftedBytes());
  return Object.assign(error, {
    advice: `The last output is unchanged. ${drafted} were drafted before the disk was full; a build needs room for all files that change, next to those that are there. Free some space and run the command again.`,
  });
}

/** Removes the drafts of killed processes in a folder: names that end in a process id. */
async function removeStaleDrafts(folder: string): Promise<void> {
  // Each version of the product has a folder of its own for pages.
  const recursive = basename(folder) === 'pages';
  for (const name of await readdir(folder, { recursive }).catch(() => [])) {
    const [, pid] = /\.(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
