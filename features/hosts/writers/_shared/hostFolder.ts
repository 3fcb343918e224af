import { dirname, join } from 'node:path/posix';

/** Returns the folder for files that a server reads and visitors do not: beside the output. */
export function hostFolder(directory: string): string {
  return join(dirname(directory), 'host');
}
