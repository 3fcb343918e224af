import { join } from 'node:path';
import { type Bundles, loadBundles, type SiteCode } from '../../../code/index.ts';
import { siteSectionRegistry } from '../../../renderer/index.ts';
import { parseRequestPath, type RequestHandler, sendFile } from '../../../server/index.ts';

/** The scripts of the editor's pages → their files in the bundle of the interface. */
const editorModules: Record<string, string> = {
  '/editor/preview/main.ts': '/_edit/assets/preview.js',
  '/editor/preview/forwardMessages.ts': '/_edit/assets/events.js',
};

/**
 * Returns the handler that stands in for Vite: pages name the modules of the sources, and get those of
 * the bundles. It serves nothing else.
 */
export function serveModules(code: SiteCode): RequestHandler {
  let loading: Promise<Bundles> | undefined;
  return async (request, response, next) => {
    const path = parseRequestPath(request.url) ?? '';
    const isModule =
      path in editorModules || /^\/(?:_edit\/islands|renderer|sections|@fs)\//.test(path);
    if (!isModule) return next();
    loading ??= loadBundles(code);
    const { client, islands, packageRoot } = await loading.catch((error) => {
      loading = undefined;
      throw error;
    });
    const file = /^\/_edit\/islands\/(assets\/[\w.-]+\.js)$/.exec(path)?.[1];
    if (file) return sendFile(request, response, join(client, file), next);
    if (/^\/renderer\/fonts\/[\w-]+\.woff2$/.test(path))
      return sendFile(request, response, join(packageRoot, path), next);
    const input = islands[findInput(path) ?? ''];
    const location = editorModules[path] ?? (input && `/_edit/islands/${input.file}`);
    if (!location) return next();
    response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
  };
}

/** Returns the input of the bundle that a module of the sources became. */
function findInput(path: string): string | undefined {
  if (path === '/renderer/islands/entry.ts') return 'islands-entry';
  if (path === '/renderer/islands/hydrate.ts') return 'islands-hydrate';
  const siteIsland = Object.entries(siteSectionRegistry.islands).find(([, file]) =>
    path.endsWith(file.replaceAll('\\', '/')),
  );
  const type = siteIsland?.[0] ?? /^\/sections\/([\w-]+)\/island\.tsx$/.exec(path)?.[1];
  return type && `island-${type}`;
}
