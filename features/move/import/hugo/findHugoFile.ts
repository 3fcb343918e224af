import { posix } from 'node:path';
import { isPictureAddress } from '../../page/isFileAddress.ts';
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
  for (const name of [...staticFolders, ...(isPictureAddress(address) ? ['assets'] : [])]) {
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

/** Returns the address of a picture that a shortcode finds in `assets/` by its path; else what a text names. */
export function findAsset(folder: SourceFolder, path: string, written: string): string {
  const isRelative = /^[\w-]/.test(written) && !written.includes(':');
  return isRelative &&
    !folder.has(posix.join(posix.dirname(path), written)) &&
    folder.has(`assets/${written}`)
    ? `/${written}`
    : written;
}
