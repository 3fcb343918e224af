import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listNames } from '../../base/files/listNames.ts';
import { listSourceFiles, siteFolders } from './siteFiles.ts';

/**
 * Lists the files that an author may take for a part of the site and that nobody reads: those in its
 * folders, and at its root those with nearly the name of a file that is read.
 *
 * @param read the files that are read, as `listSourceFiles` lists them
 */
export function listUnreadFiles(root: string, read = listSourceFiles(root)): string[] {
  const known = new Set(read);
  const unread = [...siteFolders, 'sections'].flatMap((folder) =>
    listFiles(root, folder).filter((path) => !known.has(path)),
  );
  const isUsed = createCodeSearch(root);
  return [...listNearNames(root), ...unread.filter((path) => !isUsed(path)).sort()];
}

/** Files that are notes, or that systems, editors and version control leave behind. */
const leftover =
  /^(?:\..*|readme.*|licen[cs]e.*|changelog.*|contributing.*|.*~|#.*#|thumbs\.db|desktop\.ini|icon\r|4913|.*\.(?:bak|backup|old|orig|rej|sw[a-p]|tmp|temp|part|crdownload|lock)|~\$.*|__macosx)$/i;

/** Lists the files below a folder of a site. Of `sections/`, whose folders are code, only its own files. */
function listFiles(root: string, folder: string): string[] {
  return readEntries(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (leftover.test(entry.name)) return [];
    if (isFolder(entry, join(root, path)))
      // Links may lead in a circle.
      return folder === 'sections' || path.split('/').length > mostFolders
        ? []
        : listFiles(root, path);
    return folder === 'sections' && /\.(?:[cm]?[jt]sx?|json|css)$/.test(entry.name) ? [] : path;
  });
}

const mostFolders = 8;

function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isFolder(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Files and folders at the root of a site that are read, and names that are near to them. */
const nearNames: readonly [name: string, near: RegExp][] = [
  ['pages.yaml', /^(?:pages?|site|manifest)\.(?:ya?ml(?:\.txt)?|txt|json|toml)$/i],
  ['words.yaml', /^words?\.(?:ya?ml(?:\.txt)?|txt|json)$/i],
  ['team.yaml', /^teams?\.(?:ya?ml(?:\.txt)?|txt)$/i],
  ['theme.css', /^theme\.(?:css(?:\.txt)?|s[ac]ss|less)$/i],
  ...[...siteFolders, 'public', 'sections', 'functions'].map((name): [string, RegExp] => [
    name,
    new RegExp(`^${name.replace(/s$/, 's?')}$`, 'i'),
  ]),
];

/** Returns the name of the file or folder that a name at the root is meant to be; undefined for others. */
export function getNearName(name: string): string | undefined {
  return nearNames.find(([known, near]) => name !== known && near.test(name))?.[0];
}

function listNearNames(root: string): string[] {
  return listNames(root).filter((name) => {
    const near = getNearName(name);
    if (near === undefined) return false;
    // A folder may be one of many things, such as a module of that name.
    return near.includes('.') || (name.toLowerCase() === near && !existsSync(join(root, near)));
  });
}

/** Returns a function that tells whether code of the site names the folder of a file. */
function createCodeSearch(root: string): (path: string) => boolean {
  let code: string | undefined;
  const folders = new Map<string, boolean>();
  return (path) => {
    const folder = posix.dirname(path);
    if (!folder.includes('/')) return false;
    const isNamed = folders.get(folder);
    if (isNamed !== undefined) return isNamed;
    code ??= ['functions', 'sections'].flatMap((name) => readCode(join(root, name))).join('\n');
    const result = code.includes(`${folder}/`);
    folders.set(folder, result);
    return result;
  };
}

function readCode(folder: string): string[] {
  return readEntries(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('_') ? [] : readCode(path);
    return /(?<!\.test)\.[cm]?[jt]sx?$/.test(entry.name) ? readFileSync(path, 'utf8') : [];
  });
}
