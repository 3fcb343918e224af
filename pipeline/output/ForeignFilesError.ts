import { UsageError } from '../../base/errors/UsageError.ts';

/** Thrown when an output folder contains files that no build wrote. Nothing has been changed. */
export class ForeignFilesError extends UsageError {
  override name = 'ForeignFilesError';

  /** @param damagedList the path of the file list of the output, if the list is damaged */
  constructor(folder: string, paths: readonly string[], damagedList?: string) {
    const files = formatFileList(paths);
    super(
      damagedList === undefined
        ? `${folder} holds ${countFiles(paths)} that Blockwright did not write:\n${files}\nNothing was written. Choose another folder with --out, move the files away, or pass --force to remove them.`
        : `${damagedList} is damaged. It lists the files in ${folder} that Blockwright wrote, so all of them may be yours:\n${files}\nNothing was written. Restore the list, or move your own files away and pass --force to replace the rest.`,
    );
  }
}

/** Formats the list of files that `--force` removed. */
export function formatRemovedFiles(folder: string, paths: readonly string[]): string {
  return `Removed ${countFiles(paths)} from ${folder} that Blockwright did not write:\n${formatFileList(paths)}\n`;
}

/** Formats the number of files, such as `2 files`. */
function countFiles(paths: readonly string[]): string {
  return paths.length === 1 ? '1 file' : `${paths.length} files`;
}

/** Formats a list of files, one per line, the first twenty of them. */
function formatFileList(paths: readonly string[]): string {
  const rest = paths.length - maxListed;
  const lines = paths.slice(0, maxListed).map((path) => `  ${path}`);
  return [...lines, ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n');
}

const maxListed = 20;
