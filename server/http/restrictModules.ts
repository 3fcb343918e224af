import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { FileSystemServeOptions } from 'vite';
import { sendText } from '../../base/http/handleRequests.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { type SiteCode, viteCacheFolder } from '../../code/index.ts';

/** Folders of the package that contain modules for the browser. */
const codeFolders = ['base', 'schema', 'sections', 'renderer', 'server', 'features', 'prebuilt'];

/** Addresses of Vite's virtual modules. */
const viteAddresses = /^\/(@vite\/|@react-refresh$|@id\/)/;

/** Hidden folders in node_modules that contain modules: Vite's caches, and pnpm's store. */
const packageStores = /^\.(vite-dev|vite-edit|pnpm)$/;

/**
 * Returns the handler that passes only requests for the package's modules and their dependencies on
 * to Vite. A site's folder also contains keys and leads, and a path can be spelled in many ways.
 */
export function restrictModules(folders: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const path = decodePath(request.url ?? '/');
    if (path === undefined || !isServed(path, folders)) return sendText(response, 404, 'Not found');
    // Browsers request whole modules, and Vite's file server fails at ranges beyond the end.
    delete request.headers.range;
    next();
  };
}

/** Returns which files Vite may serve: a second line of defence behind `restrictModules`. */
export function viteFileAccess(folders: readonly string[]): FileSystemServeOptions {
  return {
    strict: true,
    allow: [...folders],
    deny: [
      '.env',
      '.env.*',
      '*.{crt,pem}',
      '**/.git/**',
      '**/.blockwright/*',
      '**/.blockwright/!(vite-*)/**',
    ],
  };
}

/**
 * Lists the folders with modules for the browser: the code of the package, its dependencies, and
 * what Vite prepared of them.
 */
export function moduleFolders(code: SiteCode): string[] {
  const { packageRoot } = code.installation;
  const folders = codeFolders.map((name) => join(packageRoot, name));
  folders.push(...code.siteSections.map(({ folder }) => folder));
  // Dependencies may lie next to the package, or in a folder above it.
  for (let folder = packageRoot; ; folder = dirname(folder)) {
    folders.push(join(folder, 'node_modules'));
    if (folder === dirname(folder)) break;
  }
  // Vite's own client, wherever a package manager has put it.
  const require = createRequire(join(packageRoot, 'package.json'));
  folders.push(join(dirname(require.resolve('vite/package.json')), 'dist/client'));
  const existing = folders.filter((folder) => existsSync(folder));
  const realPaths = existing.map((folder) => realpathSync(folder));
  return [
    ...new Set([
      viteCacheFolder(code, 'dev'),
      viteCacheFolder(code, 'edit'),
      ...existing,
      ...realPaths,
    ]),
  ];
}

function isServed(path: string, folders: readonly string[]): boolean {
  if (path.startsWith('/@fs/')) {
    const file = path.slice('/@fs'.length);
    // On Windows the path starts with a drive: /@fs/C:/…
    return [file, file.slice(1)].some((candidate) =>
      folders.some((folder) => isBelow(folder.split(sep).join('/'), candidate)),
    );
  }
  if (isHidden(path)) return false;
  if (viteAddresses.test(path) || path === '/__open-in-editor') return true;
  // data/ holds content as well as code.
  if (path.startsWith('/data/')) return /\.tsx?$/.test(path);
  return [...codeFolders, 'node_modules'].some((name) => path.startsWith(`/${name}/`));
}

/** Whether a file is below a folder, and not below a hidden folder in it. */
function isBelow(folder: string, file: string): boolean {
  if (!file.startsWith(`${folder}/`)) return false;
  return !isHidden(file, folder.split('/').length);
}

/**
 * Whether a path has a hidden file or folder, or leads upwards (`..`). Package stores such as `.pnpm` do
 * not count.
 *
 * @param from the first name to look at
 */
function isHidden(path: string, from = 0): boolean {
  return path
    .split('/')
    .some(
      (name, index, names) =>
        index >= from &&
        name.startsWith('.') &&
        !(names[index - 1] === 'node_modules' && packageStores.test(name)),
    );
}

/** Returns the decoded path of an address; undefined if it is malformed or ambiguous. */
function decodePath(url: string): string | undefined {
  const [encoded = ''] = url.split(/[?#]/);
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  return /[\\?#%]|\/\//.test(path) || path.includes('\0') ? undefined : path;
}
