/** Thrown when an output folder contains files that no build wrote. Nothing has been changed. */
export class ForeignFilesError extends Error {
  override name = 'ForeignFilesError';

  constructor(folder: string, paths: readonly string[]) {
    super(
      `${folder} holds ${countFiles(paths)} that Blockwright did not write:\n${formatFileList(paths)}\nNothing was written. Choose another folder with --out, move the files away, or pass --force to remove them.`,
    );
  }
}

/** Formats the number of files, such as `2 files`. */
export function countFiles(paths: readonly string[]): string {
  return paths.length === 1 ? '1 file' : `${paths.length} files`;
}

/** Formats a list of files, one per line, the first twenty of them. */
export function formatFileList(paths: readonly string[]): string {
  const rest = paths.length - maxListed;
  const lines = paths.slice(0, maxListed).map((path) => `  ${path}`);
  return [...lines, ...(rest > 0 ? [`  … and ${rest} more`] : [])].join('\n');
}

const maxListed = 20;
