import { createHash } from 'node:crypto';
import { existsSync, type Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { listNames } from '../../base/files/listNames.ts';

/** The folders of a site that hold YAML files, in the order in which the files are read. */
const yamlFolders = ['pages', 'data', 'data/forms'];

/** The file with the words of the interface. */
export const wordsFile = 'words.yaml';

/**
 * Lists the paths of all files that a site is read from, below its root, with `/`: its YAML files,
 * then the Markdown files of its collections. The folder data/<name>/ belongs to a collection if
 * data/<name>.schema.yaml exists.
 */
export async function sourceFilesOf(root: string): Promise<string[]> {
  const paths = await yamlFilesOf(root);
  const folders = contentFolders(paths);
  const names = await Promise.all(
    folders.map((folder) => readdir(join(root, folder)).catch(() => [])),
  );
  return [...paths, ...toContentPaths(folders, names)];
}

/** Lists the same files as `sourceFilesOf`, synchronously. */
export function sourceFilesOfSync(root: string): string[] {
  const paths = yamlFilesOfSync(root);
  const folders = contentFolders(paths);
  return [
    ...paths,
    ...toContentPaths(
      folders,
      folders.map((folder) => listNames(join(root, folder))),
    ),
  ];
}

/**
 * Lists the paths of a site's YAML files below its root, with `/`: pages.yaml first, even where it
 * does not exist, then those of pages/, data/ and data/forms/, sorted by name within each folder,
 * and words.yaml.
 * Hidden files are left out; a folder that cannot be read counts as empty.
 */
export async function yamlFilesOf(root: string): Promise<string[]> {
  const names = await Promise.all(
    yamlFolders.map((folder) => readdir(join(root, folder)).catch(() => [])),
  );
  const hasWords = await stat(join(root, wordsFile)).then(
    () => true,
    () => false,
  );
  return toPaths(names, hasWords);
}

/** Lists the same files as `yamlFilesOf`, synchronously. */
export function yamlFilesOfSync(root: string): string[] {
  return toPaths(
    yamlFolders.map((folder) => listNames(join(root, folder))),
    existsSync(join(root, wordsFile)),
  );
}

/** Whether a path below the root (with `/`) is the path of a site's YAML file. */
export function isSiteYaml(path: string): boolean {
  if (path === 'pages.yaml' || path === wordsFile) return true;
  return yamlFolders.includes(posix.dirname(path)) && isYamlName(posix.basename(path));
}

/** Whether a path below the root (with `/`) may be that of a collection's Markdown file. */
export function isContentFile(path: string): boolean {
  return /^data\/(?!forms\/)[^/.][^/]*\/[^/.][^/]*\.md$/.test(path);
}

/** Whether a path of a site's YAML file is that of a row schema (`data/<name>.schema.yaml`). */
export function isRowSchema(path: string): boolean {
  return /^data\/[^/]+\.schema\.ya?ml$/.test(path);
}

/**
 * Returns size, times and inode of a file as one text: while it is the same, so is the content.
 * A file that changed within the last two seconds may change again without a new stamp, because
 * some file systems have clocks that coarse; see `isSettled`.
 */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Whether the file changed long enough ago for its stamp to change with its next change. */
export function isSettled({ ctimeMs }: Stats, now = Date.now()): boolean {
  return now - ctimeMs >= 2000;
}

/** Returns a short hash of a file's content, which is the same on every machine. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url');
}

function toPaths(names: readonly string[][], hasWords: boolean): string[] {
  const below = names.flatMap((list, index) =>
    list
      .filter(isYamlName)
      .sort()
      .map((name) => `${yamlFolders[index]}/${name}`),
  );
  return ['pages.yaml', ...below, ...(hasWords ? [wordsFile] : [])];
}

/** Returns the folders that the row schemas among the paths name. */
function contentFolders(paths: readonly string[]): string[] {
  return paths.filter(isRowSchema).map((path) => path.replace(/\.schema\.ya?ml$/, ''));
}

function toContentPaths(folders: readonly string[], names: readonly string[][]): string[] {
  return names.flatMap((list, index) =>
    list
      .map((name) => `${folders[index]}/${name}`)
      .filter(isContentFile)
      .sort(),
  );
}

function isYamlName(name: string): boolean {
  return /^[^.].*\.ya?ml$/.test(name);
}
