import { UsageError } from '../../cli/UsageError.ts';

/** The output holds files that no build wrote; nothing was changed. */
export class ForeignFilesError extends UsageError {
  override name = 'ForeignFiles';

  constructor(folder: string, names: readonly string[]) {
    super(
      `${folder} holds ${countFiles(names)} that Blockwright did not write:\n${formatFileList(names)}\nNothing was written. Choose another folder with --out, move the files away, or pass --force to remove them.`,
    );
  }
}

/** Says how many files these are. */
export function countFiles(names: readonly string[]): string {
  return names.length === 1 ? '1 file' : `${names.length} files`;
}

/** Lists files, one a line: the first twenty. */
export function formatFileList(names: readonly string[]): string {
  const more = names.length > mostNames ? [`  … and ${names.length - mostNames} more`] : [];
  return [...names.slice(0, mostNames).map((name) => `  ${name}`), ...more].join('\n');
}

const mostNames = 20;
