import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';
import { listNames } from '../../base/files/listNames.ts';
import { listTree } from '../../base/files/listTree.ts';
import { resolveSiteFile } from '../../base/files/resolveSiteFile.ts';
import { isMarkdownPath } from '../../base/files/rowPath.ts';
import { getSiteFileKind } from './getSiteFileKind.ts';

/** The folders of a site that hold YAML files, in the order in which the files are read. */
const yamlFolders = ['pages', 'data', 'data/forms', 'styles'];

/** The folder with translations of the content. */
const localesFolder = 'locales';

/** The folders that hold all files that a site is read from, but those beside them. */
export const siteFolders = ['pages', 'data', 'styles', localesFolder];

/**
 * Lists the paths of all files that a site is read from, below its root, with `/`: its YAML files,
 * then the Markdown files of its collections: data/<name>/<key>.md and data/<name>/<key>/index.md. The
 * folder data/<name>/ belongs to a collection if data/<name>.schema.yaml exists.
 */
export function listSourceFiles(root: string): string[] {
  const paths = listFilesByFolder(root);
  const folders = paths
    .filter((path) => getSiteFileKind(path) === 'rowSchema')
    .map((path) => path.replace(/\.schema\.ya?ml$/, ''));
  const translated = listFolders(root, localesFolder).flatMap((locale) =>
    listFolders(root, locale).flatMap((folder) => listRowFiles(root, folder)),
  );
  return [...paths, ...folders.flatMap((folder) => listRowFiles(root, folder)), ...translated];
}

/** Lists team.yaml, even where it does not exist, and files of JSON beside it, which features read. */
export function listRootFiles(root: string): string[] {
  const json = listNames(root).filter((name) => /^(?!package-|tsc).+\.json$/.test(name));
  return ['team.yaml', ...json.sort()];
}

/** Lists the paths of the code of a site's own functions, and of what they share, with `/`. */
export function listFunctionFiles(root: string): string[] {
  const names = listNames(join(root, 'functions'));
  // The functions of the engine, which are in its own repository, are none of a site.
  if (names.length === 0 || names.includes('_local')) return [];
  return listTree(join(root, 'functions'))
    .filter(({ path, entry }) => entry.isFile() && /\.(?:[cm]?[jt]s|json)$/.test(path))
    .map(({ path }) => `functions/${path}`)
    .sort();
}

/**
 * Lists the paths of a site's files besides Markdown below its root, with `/`: pages.yaml first, even where it
 * does not exist, then files of pages/, data/, data/forms/, styles/, locales/ and locales/<locale>/, sorted by
 * name within each folder, and words.yaml. Hidden files are left out.
 */
function listFilesByFolder(root: string): string[] {
  const locales = [localesFolder, ...listFolders(root, localesFolder)];
  return [
    'pages.yaml',
    ...[...yamlFolders, ...locales].flatMap((folder) =>
      listPaths(root, folder, /^[^.]/).filter((path) => path === folder || getSiteFileKind(path)),
    ),
    ...(existsSync(join(root, 'words.yaml')) ? ['words.yaml'] : []),
  ];
}

/**
 * Lists the paths of files in a folder of the site; none if it cannot be read. Lists the folder
 * itself if a link leads out of the site there, so that opening it reports the link.
 */
function listPaths(root: string, folder: string, names: RegExp): string[] {
  try {
    return listNames(resolveSiteFile(root, folder))
      .filter((name) => names.test(name))
      .sort()
      .map((name) => `${folder}/${name}`);
  } catch (error) {
    return error instanceof OutsideSiteError ? [folder] : [];
  }
}

/** Lists the Markdown files of the rows in a folder: directly in it, or as the index of a folder. */
function listRowFiles(root: string, folder: string): string[] {
  return listPaths(root, folder, /^[^.]/).flatMap((path) =>
    isMarkdownPath(path) ? path : listPaths(root, path, indexName),
  );
}

const indexName = /^index\.(?:md|markdown)$/i;

/** Lists the folders in a folder of the site. */
function listFolders(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return listPaths(root, folder, /^[^.]+$/).filter((path) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory(),
  );
}
