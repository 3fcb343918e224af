import { resolve } from 'node:path';

/** Returns the folder of the site that arguments name, before the command and its options are known. */
export function readRoot(argv: readonly string[]): string {
  const index = argv.indexOf('--root');
  const joined = argv.find((word) => word.startsWith('--root='))?.slice('--root='.length);
  return resolve(joined ?? (index < 0 ? '.' : (argv[index + 1] ?? '.')));
}
