import { posix } from 'node:path';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/**
 * Finds the file at an address: in a folder for static files, or in the bundle of a page above it.
 *
 * @param bundles address of a bundle, without a slash at its end → its folder
 */
export function findHugoFile(
  address: string,
  {
    folder,
    staticFolders,
    bundles,
  }: {
    folder: SourceFolder;
    staticFolders: readonly string[];
    bundles: ReadonlyMap<string, string>;
  },
): ImportedFile | undefined {
  for (const name of staticFolders) {
    const found = folder.find(name + address, address);
    if (found) return found;
  }
  for (
    let base = posix.dirname(address);
    base !== '/' && base !== '.';
    base = posix.dirname(base)
  ) {
    const bundle = bundles.get(base);
    if (bundle !== undefined)
      return folder.find(posix.join(bundle, posix.relative(base, address)), address);
  }
  return undefined;
}
