import { readdirSync } from 'node:fs';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { resolveSiteFile } from '../../../base/files/resolveSiteFile.ts';
import { nameRow } from '../tables/index.ts';

/** Endings of pictures, as in base/files/detectFormat.ts, which this file must not load. */
export const shownEnding = /\.(?:svg|a?png|jpe?g|jpe|jfif|gif|webp|avif|tiff?)$/i;

/** A picture of a folder. */
export interface FolderPicture {
  /** Name of the file. */
  file: string;
  /** Key of its row: the name of the file without ending, as a part of an address. */
  key: string;
}

/** What a folder of public/ contains. */
export interface PictureFolder {
  /** In the order of their names, 2 before 10. */
  pictures: FolderPicture[];
  /** Files that are no pictures for browsers, and folders (with `/` at the end). */
  others: string[];
}

/** Lists the pictures of a folder of public/; undefined if there is no such folder. */
export function listFolderPictures(root: string, folder: string): PictureFolder | undefined {
  const entries = readEntries(root, folder);
  if (!entries) return undefined;
  const names = entries
    .map(({ name, isFolder }) => (isFolder ? `${name}/` : name))
    .sort((a, b) => order.compare(a, b) || (a < b ? -1 : 1));
  const isPicture = (name: string) => shownEnding.test(name);
  return {
    pictures: names.filter(isPicture).map((file) => ({ file, key: toKey(file) })),
    others: names.filter((name) => !isPicture(name)),
  };
}

/** Returns the path of a folder below public/, as `/images/trip`; undefined for what is none. */
export function toPublicFolder(written: unknown): string | undefined {
  if (typeof written !== 'string' || !/^\/(?!\/)/.test(written)) return undefined;
  const parts = written.split('/').filter(Boolean);
  const isHidden = parts.some((part) => part.startsWith('.'));
  return parts.length === 0 || isHidden ? undefined : `/${parts.join('/')}`.normalize();
}

/** Returns the key of a picture, also for the name of its file without ending. */
export function toKey(file: string): string {
  const stem = file.replace(shownEnding, '');
  return nameRow(stem) || stem;
}

const order = new Intl.Collator('en', { numeric: true });

function readEntries(root: string, folder: string) {
  try {
    return readdirSync(resolveSiteFile(root, `public${folder}`), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && !name.includes('\ufffd'))
      .filter((entry) => !entry.isSymbolicLink() || isPublished(root, `${folder}/${entry.name}`))
      .map((entry) => ({ name: entry.name.normalize(), isFolder: entry.isDirectory() }));
  } catch {
    return undefined;
  }
}

function isPublished(root: string, path: string): boolean {
  try {
    resolvePublicFile(root, path.slice(1));
    return true;
  } catch {
    return false;
  }
}
