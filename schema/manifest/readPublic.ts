import { realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isFile } from '../../base/files/isFile.ts';

/** The files of public/ by their paths below it, with `/`, sorted. */
export interface PublicFolder {
  /** Files to publish. */
  files: string[];
  /** Files and folders not to publish; a folder includes everything in it. */
  withheld: WithheldFile[];
}

/** A file or folder of public/ that is not published, because it is hidden or links outside. */
export interface WithheldFile {
  path: string;
  reason: 'hidden' | 'outside';
}

/**
 * Lists the files of public/. Withholds hidden files, except those that hosts and browsers request,
 * and links to files outside of public/. Treats a link within public/ as the file it points to;
 * ignores broken links and links to folders.
 */
export async function readPublic(root: string): Promise<PublicFolder> {
  const top = join(root, 'public');
  const folder: PublicFolder = { files: [], withheld: [] };
  await readFolder(top, '', folder);
  folder.files.sort();
  folder.withheld.sort((a, b) => (a.path < b.path ? -1 : 1));
  return folder;
}

/** Hidden files for the web: `.well-known` (RFC 8615) and settings of hosts. */
const published = new Set(['.well-known', '.nojekyll', '.htaccess']);
/** Hidden files of tools. They are not meant to be published, so they are not reported. */
const ignored = /^\.(?:DS_Store|gitkeep|gitignore|gitattributes|keep|_.*)$/;

async function readFolder(top: string, folder: string, result: PublicFolder): Promise<void> {
  const entries = await readdir(join(top, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const { name } = entry;
    const path = folder + name;
    if (name.startsWith('.') && !published.has(name)) {
      if (!ignored.test(name)) result.withheld.push({ path, reason: 'hidden' });
    } else if (entry.isDirectory()) await readFolder(top, `${path}/`, result);
    else if (entry.isFile()) result.files.push(path);
    else if (entry.isSymbolicLink() && isFile(join(top, path))) {
      if (isInside(join(top, path), top)) result.files.push(path);
      else result.withheld.push({ path, reason: 'outside' });
    }
  }
}

/** Whether a link leads to a published file. A hidden file must not get out under another name. */
function isInside(path: string, top: string): boolean {
  const [real, folder] = [realpathSync(path), realpathSync(top)];
  if (!real.startsWith(folder + sep)) return false;
  const names = real.slice(folder.length + 1).split(sep);
  return names.every((name) => !name.startsWith('.') || published.has(name));
}
