import { posix } from 'node:path';
import { isPictureAddress } from '../../page/isFileAddress.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/**
 * Finds the file at an address: in `public`, or a picture beside a text or in `src`, which has no address that
 * stays.
 */
export function findAstroFile(folder: SourceFolder, address: string): ImportedFile | undefined {
  const isInner = address.startsWith('/src/') || isPictureAddress(address);
  const short = address.replace(/^\/src\/(?:assets\/)?(?:images\/)?|^\//, '');
  return (
    folder.find(`public${address}`, address) ??
    (isInner ? folder.find(address.slice(1), `/images/${short}`) : undefined)
  );
}

/** Returns the address of a file that a text names by its path, or by an alias such as `@/`; else what it names. */
export function resolveFile(folder: SourceFolder, written: string, path: string): string {
  const file = findPath(written, path);
  return file !== undefined && !/\.mdx?$/i.test(file) && folder.has(file) ? `/${file}` : written;
}

function findPath(written: string, path: string): string | undefined {
  if (/^(?:@|~)\/?(?=\w)/.test(written) && !written.includes('@', 1))
    return `src/${written.replace(/^[@~]\/?/, '')}`;
  if (/^\.{1,2}\//.test(written) || (/^[\w-]/.test(written) && !/^[a-z]+:/i.test(written)))
    return posix.join(posix.dirname(path), written);
  return written.startsWith('/src/') ? written.slice(1) : undefined;
}
