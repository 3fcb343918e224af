import { relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { watchedPaths } from '../../dev/SiteHost.ts';
import { publicFiles } from '../../site/publicFiles.ts';
import { DraftHost, type Load } from './DraftHost.ts';
import { DraftSession } from './DraftSession.ts';
import { type EditSite, editApi } from './editApi.ts';
import { editorPage } from './editorPage.ts';
import { editorSetup } from './editorSetup.ts';
import { examplePage } from './examplePage.ts';
import { committedText } from './git.ts';
import { refusal } from './refusal.ts';
import { isEditablePath, readSiteFiles } from './siteFiles.ts';

/** Serves a site as it is being written, and the editor for it at `/_edit`. */
export function editSite({ root }: { root: string }): Plugin {
  return {
    name: 'blockwright:edit-site',
    apply: 'serve',
    async configureServer(server) {
      const load: Load = <Module>(path: string) =>
        server.ssrLoadModule(path) as Promise<unknown> as Promise<Module>;
      const session = await DraftSession.open(root);
      const host = new DraftHost(root, session.overlay, load);
      const changed = (by?: string) =>
        server.environments.client.hot.send('blockwright:update', { by });
      const keepSoon = afterPause(() => session.keep());
      const checkSoon = afterPause(async () => {
        await host.reload();
        server.environments.client.hot.send('blockwright:checked', {});
      });
      const before = beforeHost(root, load);
      const site: EditSite = { root, session, host, before, changed, checkSoon, keepSoon };
      watch(server, site);
      serve(server, site, load);
    },
  };
}

function watch(server: ViteDevServer, { root, session, host, changed }: EditSite) {
  const paths = watchedPaths(root);
  server.watcher.add(paths);
  const arrived = async (file: string) => {
    if (
      !paths.some((path) => file === path || file.startsWith(path + sep)) ||
      !/\.ya?ml$/.test(file)
    )
      return;
    const path = relative(root, file).split(sep).join('/');
    // The schema of a table says what its rows may hold.
    if (isEditablePath(path) && !(await session.changedOnDisk(path))) return;
    await host.reload();
    changed();
  };
  // Views and schemas run on the server alone: the next check takes the new ones.
  server.watcher.on('change', (file) => {
    if (!server.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return;
    host.filesChanged();
    setTimeout(() => void host.reload().then(() => changed()), 20);
  });
  const notice = (file: string) => {
    arrived(file).catch((error) => server.config.logger.error(String(error)));
  };
  server.watcher.on('change', notice).on('add', notice).on('unlink', notice);
}

function serve(server: ViteDevServer, site: EditSite, load: Load) {
  server.middlewares.use(async (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const html = (content: string | undefined, status = 200) =>
      response
        .writeHead(content === undefined ? 404 : status, {
          'content-type': 'text/html; charset=utf-8',
        })
        .end(content ?? 'Page not found');
    try {
      const reason = refusal(request);
      if (reason && url.pathname.startsWith('/_edit'))
        return void response.writeHead(403).end(reason);
      if (url.pathname === '/_edit')
        return void html(await server.transformIndexHtml('/_edit', editorPage));
      if (url.pathname === '/_edit/api/setup') {
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify(await editorSetup(load, site)));
      }
      if (url.pathname.startsWith('/_edit/api/')) return await editApi(site, request, response);
      if (url.pathname.startsWith('/_edit/example/'))
        return void html(
          await examplePage(load, site.host, url.pathname.slice('/_edit/example/'.length)),
        );
      if (url.pathname === '/_edit/before')
        return void html(await (await site.before()).render(url.searchParams.get('route') ?? '/'));
      if (!(request.headers.accept ?? '').includes('text/html')) return next();
      const files = await publicFiles(site.root);
      if (files.includes(decodeURIComponent(url.pathname))) return next();
      const route = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
      html((await site.host.render(route)) ?? (await site.host.render('/404')));
    } catch (error) {
      next(error);
    }
  });
}

/** Calls once nothing more has come for a moment: the longer the call takes, the longer it waits. */
function afterPause(call: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let took = 0;
  const run = async () => {
    const started = performance.now();
    await call();
    took = performance.now() - started;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(700, 2 * took));
  };
}

/** The site as the last commit has it, to compare with; checked once for each commit. */
function beforeHost(root: string, load: Load): EditSite['before'] {
  let known: { texts: Map<string, string>; host: DraftHost } | undefined;
  return async () => {
    const texts = new Map<string, string>();
    for (const file of (await readSiteFiles(root)).keys())
      texts.set(
        file,
        (await committedText(root, file)) ?? (file.startsWith('data/') ? '{}' : 'pages: {}'),
      );
    if (!isDeepStrictEqual(known?.texts, texts)) {
      const host = new DraftHost(root, (file) => texts.get(file), load, { editing: false });
      known = { texts, host };
    }
    return (known as { host: DraftHost }).host;
  };
}
