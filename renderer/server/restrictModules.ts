import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { FileSystemServeOptions } from 'vite';
import { sendText } from './answerRequests.ts';
import type { Handler } from './Handler.ts';

/** Folders of the package that modules for the browser come from. */
const codeFolders = ['renderer', 'sections', 'schema'];

/** Addresses that Vite makes up itself. */
const viteOwn = /^\/(@vite\/|@react-refresh$|@id\/)/;

/** Folders with a dot that modules come from: what Vite prepared, and pnpm's store. */
const packageStores = /^\.(vite|vite-edit|pnpm)$/;

/**
 * Passes on to Vite only requests for modules of the package's code and its dependencies: a site's
 * folder also holds keys and what visitors sent, and there are many ways to spell an address.
 */
export function restrictModules(packageRoot: string): Handler {
  const folders = servedFolders(packageRoot);
  return (request, response, next) => {
    const path = plainPath(request.url ?? '/');
    if (path === undefined || !isServed(path, folders)) return sendText(response, 404, 'Not found');
    if (fromElsewhere(request.headers['sec-fetch-site']))
      return sendText(response, 403, 'Blocked: the request comes from another site.');
    // Modules are asked for as a whole; Vite's file server fails at ranges that do not fit.
    delete request.headers.range;
    next();
  };
}

/** What Vite itself may read for a browser, as a second line of defence. */
export function viteFileAccess(packageRoot: string): FileSystemServeOptions {
  return {
    strict: true,
    allow: servedFolders(packageRoot),
    deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.blockwright/**'],
  };
}

function servedFolders(packageRoot: string): string[] {
  const folders = codeFolders.map((name) => join(packageRoot, name));
  // Dependencies may lie beside the package, or in a folder above it.
  for (let folder = packageRoot; ; folder = dirname(folder)) {
    folders.push(join(folder, 'node_modules'));
    if (folder === dirname(folder)) break;
  }
  const there = folders.filter((folder) => existsSync(folder));
  return [...new Set(there.flatMap((folder) => [folder, realpathSync(folder)]))];
}

function isServed(path: string, folders: readonly string[]): boolean {
  if (viteOwn.test(path) || path === '/__open-in-editor') return true;
  if (path.startsWith('/@fs/')) {
    const file = path.slice('/@fs'.length);
    // On Windows a drive follows: /@fs/C:/…
    return folders.some((folder) =>
      [file, file.slice(1)].some((one) => one.startsWith(`${folder.split(sep).join('/')}/`)),
    );
  }
  // Beside the code of data/ lies the site's content.
  if (path.startsWith('/data/')) return /\.tsx?$/.test(path);
  return [...codeFolders, 'node_modules'].some((name) => path.startsWith(`/${name}/`));
}

/** The decoded path of an address; undefined for one that could mean two things. */
function plainPath(url: string): string | undefined {
  const [written = ''] = url.split(/[?#]/);
  let path: string;
  try {
    path = decodeURIComponent(written);
  } catch {
    return undefined;
  }
  if (/[\\?#%]|\/\//.test(path) || path.includes('\0')) return undefined;
  const names = path.split('/');
  const hidden = names.some(
    (name, index) =>
      name.startsWith('.') && !(names[index - 1] === 'node_modules' && packageStores.test(name)),
  );
  return hidden ? undefined : path;
}

/** Whether a browser says that another origin's page asks. */
function fromElsewhere(site: string | string[] | undefined): boolean {
  return site === 'cross-site' || site === 'same-site';
}
