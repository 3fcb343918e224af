import { realpathSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The files of public/, by their paths from there (with `/`), sorted. */
export interface PublicFolder {
  /** What is published. */
  files: string[];
  /** What is not, and why: a folder stands for all that is in it. */
  withheld: WithheldFile[];
}

/** A file or folder of public/ that is not published. */
export interface WithheldFile {
  path: string;
  reason: 'hidden' | 'outside';
}

/**
 * Lists the files of public/. Hidden files are not published, but for those that hosts and browsers
 * ask for; nor is what a link outside of public/ leads to. A link within public/ counts as the file
 * it leads to; a link to nothing or to a folder counts as nothing.
 */
export async function readPublic(root: string): Promise<PublicFolder> {
  const top = join(root, 'public');
  const folder: PublicFolder = { files: [], withheld: [] };
  await readFolder(top, '', folder);
  folder.files.sort();
  folder.withheld.sort((a, b) => (a.path < b.path ? -1 : 1));
  return folder;
}

/** Hidden files that are meant for the web: `.well-known` (RFC 8615), and settings of hosts. */
const published = new Set(['.well-known', '.nojekyll', '.htaccess']);
/** Hidden files that tools leave in folders and nobody misses. */
const litter = /^\.(?:DS_Store|gitkeep|gitignore|gitattributes|keep|_.*)$/;

async function readFolder(top: string, below: string, found: PublicFolder): Promise<void> {
  const entries = await readdir(join(top, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const { name } = entry;
    const path = below + name;
    if (name.startsWith('.') && !published.has(name)) {
      if (!litter.test(name)) found.withheld.push({ path, reason: 'hidden' });
    } else if (entry.isDirectory()) await readFolder(top, `${path}/`, found);
    else if (entry.isFile()) found.files.push(path);
    else if (entry.isSymbolicLink() && isFile(join(top, path))) {
      if (isInside(join(top, path), top)) found.files.push(path);
      else found.withheld.push({ path, reason: 'outside' });
    }
  }
}

/** Whether a path leads to a file; it may lead nowhere, or round in circles. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A link to a hidden file of public/ would publish it under another name. */
function isInside(path: string, top: string): boolean {
  const [real, folder] = [realpathSync(path), realpathSync(top)];
  if (!real.startsWith(folder + sep)) return false;
  const names = real.slice(folder.length + 1).split(sep);
  return names.every((name) => !name.startsWith('.') || published.has(name));
}
