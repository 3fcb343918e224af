import { stat } from 'node:fs/promises';
import { sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkSite } from '../../schema/checkSite.ts';
import { SiteMemory } from '../../schema/SiteMemory.ts';
import type * as Gallery from '../page/renderGallery.tsx';
import type * as Render from '../render.ts';
import { provideSite } from '../site/currentSite.ts';
import type * as Checks from '../site/sectionChecks.ts';
import type * as Schemas from '../site/sectionSchemas.ts';
import { devWorld } from './devWorld.ts';
import { overlayError } from './overlayError.ts';
import { problemsPage } from './problemsPage.ts';
import { SiteHost, watchedPaths } from './SiteHost.ts';

/**
 * Serves a site from its YAML files: every page as it is now, changes pushed to open pages, what is
 * wrong shown in the overlay, and the gallery of section types at `/_gallery`.
 */
export function devSite({ root }: { root: string }): Plugin {
  return {
    name: 'blockwright:dev-site',
    apply: 'serve',
    configureServer(server) {
      const load = <Module>(path: string) =>
        server.ssrLoadModule(path) as Promise<unknown> as Promise<Module>;
      const memory = new SiteMemory();
      const host = new SiteHost(
        async () => {
          const { sectionSchemas } = await load<typeof Schemas>('/renderer/site/sectionSchemas.ts');
          const { sectionChecks } = await load<typeof Checks>('/renderer/site/sectionChecks.ts');
          return checkSite({
            root,
            sections: sectionSchemas,
            checks: sectionChecks,
            mode: 'dev',
            memory,
          });
        },
        async (checked) =>
          devWorld(checked, { root, render: await load<typeof Render>('/renderer/render.ts') }),
      );
      provideSite(async () => {
        const site = await host.current();
        if (!site) throw new Error('The site has errors');
        return site;
      });
      watch(server, root, host);
      serveWithoutPages(server, host, load);
    },
  };
}

function watch(server: ViteDevServer, root: string, host: SiteHost) {
  const paths = watchedPaths(root);
  server.watcher.add(paths);
  const tell = () => {
    const error = host.checked && overlayError(host.checked, root);
    if (error) server.environments.client.hot.send({ type: 'error', err: error });
    else server.environments.client.hot.send({ type: 'custom', event: 'blockwright:update' });
  };
  let running = Promise.resolve();
  const reload = (file: string) => {
    if (!paths.some((path) => file === path || file.startsWith(path + sep))) return;
    if (!/\.ya?ml$/.test(file)) return;
    running = running
      .then(() => whenWritten(file))
      .then(() => host.reload())
      .then(tell)
      .catch((error) => server.config.logger.error(String(error?.stack ?? error)));
  };
  server.watcher.on('change', reload).on('add', reload).on('unlink', reload);
  server.environments.client.hot.on('vite:client:connect', () => {
    if (host.checked && overlayError(host.checked, root)) tell();
  });
  // A page takes a moment to listen; it asks for what changed meanwhile.
  server.environments.client.hot.on('blockwright:listening', ({ version }, client) => {
    if (version !== String(host.version)) client.send('blockwright:update');
  });
  // Code that runs on the server alone (views, schemas) has no module in the browser to replace.
  server.watcher.on('change', (file) => {
    const modules = server.environments.ssr.moduleGraph.getModulesByFile(file);
    if (!modules?.size || file.endsWith('island.tsx')) return;
    setTimeout(
      () => host.reload().then(tell, (error) => server.config.logger.error(String(error))),
      20,
    );
  });
}

/** An editor may write in several steps: waits until size and time stand still. */
async function whenWritten(file: string): Promise<void> {
  let before = '';
  for (let tries = 0; tries < 50; tries++) {
    const now = await stat(file).then(
      ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
      () => 'gone',
    );
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

function serveWithoutPages(
  server: ViteDevServer,
  host: SiteHost,
  load: <Module>(path: string) => Promise<Module>,
) {
  server.middlewares.use(async (request, response, next) => {
    const accepts = request.headers.accept ?? '';
    if (!accepts.includes('text/html')) return next();
    const html = (content: string, status = 200) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(content);
    };
    try {
      const site = await host.current();
      if (!site) return html(problemsPage(host.checked?.diagnostics ?? []), 500);
      if (request.url === '/_gallery') {
        const { sectionExamples } = await load<typeof Schemas>('/renderer/site/sectionSchemas.ts');
        const { renderGallery } = await load<typeof Gallery>('/renderer/page/renderGallery.tsx');
        return html(renderGallery(sectionExamples, site.world));
      }
      // Vike answers every address with status 200; which pages are missing is ours to say.
      const notFound = site.pages.get('/404');
      if (notFound && isMissing(request.url ?? '/', site.pages)) {
        const { renderPage } = await load<typeof Render>('/renderer/render.ts');
        return html(renderPage(notFound, site.world).html, 404);
      }
      next();
    } catch (error) {
      next(error);
    }
  });
}

/** Whether an address is one of a page, and of none that there is. */
function isMissing(url: string, pages: ReadonlyMap<string, unknown>): boolean {
  const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/').replace(/(.)\/$/, '$1');
  return !pages.has(path) && !/^\/[_@]/.test(path);
}
