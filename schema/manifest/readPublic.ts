import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';
import { isFile } from '../../base/files/isFile.ts';
import { publishedHiddenNames, resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { resolveSiteFile } from '../../base/files/resolveSiteFile.ts';

/** The files of public/ by their paths below it, with `/`, sorted. */
export interface PublicFolder {
  /** Files to publish. */
  files: string[];
  /** Files and folders not to publish; a folder includes everything in it. */
  withheld: WithheldFile[];
}

/** A file or folder of public/ that is not published, because it is hidden or links outside. */
export interface WithheldFile {
  /** Below public/; empty for public/ itself. */
  path: string;
  reason: 'hidden' | 'outside' | 'twin' | 'unnamed';
}

/**
 * Lists the files of public/. Withholds hidden files, except those that hosts and browsers request,
 * and links to files outside of public/. Treats a link within public/ as the file it points to;
 * ignores broken links and links to folders. Paths are in the composed normal form of Unicode.
 */
export async function readPublic(root: string): Promise<PublicFolder> {
  const folder: PublicFolder = { files: [], withheld: [] };
  try {
    resolveSiteFile(root, 'public');
  } catch (error) {
    if (error instanceof OutsideSiteError) folder.withheld.push({ path: '', reason: 'outside' });
    return folder;
  }
  await readFolder(root, '', folder);
  folder.files.sort();
  folder.withheld.sort((a, b) => (a.path < b.path ? -1 : 1));
  return folder;
}

/** Hidden files of tools. They are not meant to be published, so they are not reported. */
const ignored = /^\.(?:DS_Store|gitkeep|gitignore|gitattributes|keep|_.*)$/;

async function readFolder(root: string, folder: string, result: PublicFolder): Promise<void> {
  const entries = await readdir(join(root, 'public', folder), { withFileTypes: true }).catch(
    () => [],
  );
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    const { name } = entry;
    const path = folder + name;
    if (name.includes('\ufffd')) result.withheld.push({ path, reason: 'unnamed' });
    else if (name !== name.normalize() && names.has(name.normalize()))
      result.withheld.push({ path, reason: 'twin' });
    else if (name.startsWith('.') && !publishedHiddenNames.has(name)) {
      if (!ignored.test(name)) result.withheld.push({ path, reason: 'hidden' });
    } else if (entry.isDirectory()) await readFolder(root, `${path}/`, result);
    else if (entry.isFile()) result.files.push(path.normalize());
    else if (entry.isSymbolicLink()) readLink(root, path, result);
  }
}

function readLink(root: string, path: string, { files, withheld }: PublicFolder): void {
  try {
    if (isFile(resolvePublicFile(root, path))) files.push(path.normalize());
  } catch (error) {
    if (error instanceof OutsideSiteError) withheld.push({ path, reason: 'outside' });
  }
}
