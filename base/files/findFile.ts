import { decodePath } from '../text/encodePath.ts';

/**
 * Finds the address of a file of public/ by its path as an author writes it: plain or as in an address,
 * in any normal form of Unicode.
 */
export function findFile(
  files: Readonly<Record<string, string>>,
  written: string,
): string | undefined {
  return files[written] ?? files[written.normalize()] ?? files[decodePath(written)];
}
