import { join } from 'node:path';
import { countFiles, formatFileList } from '../build/output/ForeignFilesError.ts';
import { readLegacyFileList } from '../build/output/readLegacyFileList.ts';
import { lockOutput } from '../build/output/lockOutput.ts';
import { OutputFolder } from '../build/output/OutputFolder.ts';
import { removeStaleDrafts } from '../build/output/removeStaleDrafts.ts';
import type { Options } from './Options.ts';
import { megabytes } from './explainSystemError.ts';

/**
 * Runs what writes an output: alone, and with nothing left beside the output, whether it succeeds
 * or fails.
 *
 * @param work is told whether another process had the output until now
 */
export async function withOutput<Result>(
  folder: string,
  { root, values }: Pick<Options, 'root' | 'values'>,
  work: (output: OutputFolder, waited: boolean) => Promise<Result>,
): Promise<Result> {
  const lock = await lockOutput(folder, (pid) => {
    process.stderr.write(`Process ${pid} is building into ${folder}; waiting for it to finish.\n`);
  });
  try {
    const cache = join(root, '.blockwright');
    for (const own of [cache, join(cache, 'images')]) await removeStaleDrafts(own);
    const written = () => readLegacyFileList(root, folder);
    const output = await OutputFolder.open(folder, { written, force: values.force === true });
    try {
      return await work(output, lock.waited);
    } catch (error) {
      throw explained(error, output);
    } finally {
      await output.close();
    }
  } finally {
    lock.release();
  }
}

/** Tells which files `--force` removed. */
export function formatRemovedFiles(folder: string, names: readonly string[]): string {
  return `Removed ${countFiles(names)} from ${folder} that Blockwright did not write:\n${formatFileList(names)}\n`;
}

/** Adds to an error of the disk where it happened and how much room is needed. */
function explained(error: unknown, output: OutputFolder): unknown {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (!(error instanceof Error) || syscall === undefined) return error;
  // Writing to an open file is not told with a path.
  if (path === undefined && syscall === 'write') Object.assign(error, { path: output.target });
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return error;
  const drafted = megabytes(output.draftedBytes());
  return Object.assign(error, {
    advice: `The last output is unchanged. ${drafted} were drafted before the disk was full; a build needs room for all files that change, next to those that are there. Free some space and run the command again.`,
  });
}
