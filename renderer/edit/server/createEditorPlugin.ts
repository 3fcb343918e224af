import type { Server, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { sendText } from '../../server/answerRequests.ts';
import { chainHandlers } from '../../server/chainHandlers.ts';
import { checkHost, checkUpgrades } from '../../server/checkHost.ts';
import { createHostMatcher } from '../../server/createHostMatcher.ts';
import type { Handler } from '../../server/Handler.ts';
import { parseRequestPath } from '../../server/parseRequestPath.ts';
import { restrictModules } from '../../server/restrictModules.ts';
import { servePublicFiles } from '../../server/servePublicFiles.ts';
import { watchedPaths } from '../../session/SiteSession.ts';
import { answerApi, type EditorContext } from './answerApi.ts';
import { DraftAutosave } from './DraftAutosave.ts';
import { DraftSession } from './DraftSession.ts';
import { DraftSite, type LoadModule } from './DraftSite.ts';
import { editorPage } from './editorPage.ts';
import { getRefusalReason } from './getRefusalReason.ts';
import { readCommittedText } from './git.ts';
import { readEditorSetup } from './readEditorSetup.ts';
import { renderExamplePage } from './renderExamplePage.ts';
import { isEditablePath, readSiteFiles } from './siteFiles.ts';

/** What the server of `edit` is made with. */
export interface EditorPluginOptions {
  root: string;
  packageRoot: string;
  /** Answers what belongs to the local backend. */
  backend: Handler;
}

/** The editor's part of a server. */
export interface EditorPlugin {
  plugin: Plugin;
  /** Stores what is not stored yet. Rejects when that is not possible. */
  close(): Promise<void>;
}

/** Serves a site as it is being written, and the editor for it at `/_edit`. */
export function createEditorPlugin({
  root,
  packageRoot,
  backend,
}: EditorPluginOptions): EditorPlugin {
  let keeper: DraftAutosave | undefined;
  const plugin: Plugin = {
    name: 'blockwright:edit-site',
    apply: 'serve',
    async configureServer(server) {
      const { hot } = server.environments.client;
      const load: LoadModule = <Module>(path: string) =>
        server.ssrLoadModule(path) as Promise<unknown> as Promise<Module>;
      const session = await DraftSession.open(root);
      if (session.loadWarning) server.config.logger.warn(session.loadWarning);
      const host = new DraftSite(root, session.overlay, load);
      const refresh = () => hot.send('blockwright:checked', {});
      keeper = new DraftAutosave(() => session.store(), refresh);
      const site: EditorContext = {
        root,
        session,
        host,
        keeper,
        before: beforeHost(root, load),
        setup: () => readEditorSetup(load, { root, session }),
        changed: (by) => hot.send('blockwright:update', { by }),
        checkSoon: afterPause(async () => {
          try {
            await host.reload();
            refresh();
          } catch (error) {
            server.config.logger.error(String(error));
          }
        }),
      };
      watch(server, site);
      const isOwnName = createHostMatcher('localhost');
      const { httpServer } = server;
      if (httpServer && 'prependListener' in httpServer)
        checkUpgrades(httpServer as Server, isOwnName);
      const handlers = [
        checkHost(isOwnName),
        backend,
        editor(server, site, load),
        servePublicFiles(join(root, 'public')),
        pages(site),
        restrictModules(packageRoot),
      ];
      server.middlewares.use(chainHandlers(...handlers) as Connect.NextHandleFunction);
    },
  };
  return { plugin, close: async () => keeper?.close() };
}

function watch(server: ViteDevServer, { root, session, host, changed }: EditorContext) {
  const paths = watchedPaths(root);
  server.watcher.add(paths);
  const tell = (error: unknown) => server.config.logger.error(String(error));
  const arrived = async (file: string) => {
    if (
      !paths.some((path) => file === path || file.startsWith(path + sep)) ||
      !/\.ya?ml$/.test(file)
    )
      return;
    const path = relative(root, file).split(sep).join('/');
    // The schema of a table says what its rows may hold.
    if (isEditablePath(path) && !(await session.readFromDisk(path))) return;
    await host.reload();
    changed();
  };
  // Views and schemas run on the server alone: the next check takes the new ones.
  server.watcher.on('change', (file) => {
    if (!server.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return;
    host.filesChanged();
    setTimeout(() => host.reload().then(() => changed(), tell), 20);
  });
  const notice = (file: string) => {
    arrived(file).catch(tell);
  };
  server.watcher.on('change', notice).on('add', notice).on('unlink', notice).on('error', tell);
}

/** Answers what belongs to the editor itself. */
function editor(server: ViteDevServer, site: EditorContext, load: LoadModule): Handler {
  return async (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (path === undefined || !/^\/_edit(\/|$)/.test(path)) return next();
    const reason = getRefusalReason(request);
    if (reason) return sendText(response, 403, reason);
    if (path === '/_edit')
      return sendPage(response, await server.transformIndexHtml('/_edit', editorPage));
    if (path.startsWith('/_edit/api/')) return answerApi(site, request, response);
    if (path.startsWith('/_edit/example/')) {
      const type = path.slice('/_edit/example/'.length);
      return sendPage(response, await renderExamplePage(load, site.host, type));
    }
    if (path !== '/_edit/before') return sendPage(response, undefined);
    const query = new URLSearchParams((request.url ?? '').split('?')[1]);
    sendPage(response, await (await site.before()).render(query.get('route') ?? '/'));
  };
}

/** Answers the addresses of pages. */
function pages({ host }: EditorContext): Handler {
  return async (request, response, next) => {
    if (!(request.headers.accept ?? '').includes('text/html')) return next();
    const path = parseRequestPath(request.url);
    if (path === undefined) return sendText(response, 400, 'The address is malformed.');
    const page = await host.render(path.replace(/(.)\/$/, '$1'));
    sendPage(response, page ?? (await host.render('/404')));
  };
}

function sendPage(response: ServerResponse, content: string | undefined): void {
  response
    .writeHead(content === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(content ?? 'Page not found');
}

/**
 * Calls once nothing more has come for a moment: the longer the call takes, the longer it waits.
 *
 * @param call handles its own failures
 */
function afterPause(call: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let took = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(
      async () => {
        const started = performance.now();
        await call();
        took = performance.now() - started;
      },
      Math.max(700, 2 * took),
    );
  };
}

/** The site as the last commit has it, to compare with; checked once for each commit. */
function beforeHost(root: string, load: LoadModule): EditorContext['before'] {
  let known: { texts: Map<string, string>; host: DraftSite } | undefined;
  return async () => {
    const texts = new Map<string, string>();
    for (const file of (await readSiteFiles(root)).keys())
      texts.set(
        file,
        (await readCommittedText(root, file)) ?? (file.startsWith('data/') ? '{}' : 'pages: {}'),
      );
    if (!isDeepStrictEqual(known?.texts, texts)) {
      const host = new DraftSite(root, (file) => texts.get(file), load, { editing: false });
      known = { texts, host };
    }
    return (known as { host: DraftSite }).host;
  };
}
