import { join } from 'node:path';
import { parseRequestPath } from '../../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import { sendFile } from '../../../base/http/sendFile.ts';
import { type Bundles, loadBundles, type SiteCode } from '../../../code/index.ts';
import { siteSectionRegistry } from '../../../renderer/index.ts';

/**
 * Returns the handler that stands in for Vite: pages name the modules of the sources, and get those of
 * the bundles. It serves nothing else.
 */
export function serveModules(code: SiteCode): RequestHandler {
  let loading: Promise<Bundles> | undefined;
  return async (request, response, next) => {
    const path = parseRequestPath(request.url) ?? '';
    const isModule = /^\/(?:_edit\/islands|renderer|sections|@fs)\//.test(path);
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
    if (!input) return next();
    const location = `/_edit/islands/${input.file}`;
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
