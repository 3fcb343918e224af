import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { DevRenderContexts } from '../session/RenderContextCache.ts';
import { type DevSiteState, watchedPaths } from '../session/SiteSession.ts';
import type { DevCode } from './DevCode.ts';
import { toOverlayError } from './toOverlayError.ts';

/**
 * Reads a site again when one of its files or the code that it is made with was saved, and tells
 * open pages: to take the new state, or what is wrong with it.
 */
export function watchSite(
  server: ViteDevServer,
  { root, host, code, renderContexts }: Watched,
): void {
  const { hot } = server.environments.client;
  const paths = watchedPaths(root);
  const publicFolder = join(root, 'public');
  server.watcher.add([...paths, publicFolder]);
  const tell = () => {
    const error = host.checked && toOverlayError(host.checked, root);
    if (error) hot.send({ type: 'error', err: error });
    else hot.send({ type: 'custom', event: 'blockwright:update' });
  };
  host.onRead = tell;
  const reload = () => {
    host.reload().catch(async (error) => {
      const stack = await code.formatStack(error);
      server.config.logger.error(stack);
      hot.send({ type: 'error', err: { message: String(error?.message ?? error), stack } });
    });
  };
  const isIn = (file: string, path: string) => file === path || file.startsWith(path + sep);
  const onSave = (file: string) => {
    if (paths.some((path) => isIn(file, path)) && /\.ya?ml$/.test(file)) return reload();
    if (isIn(file, publicFolder)) {
      renderContexts.forget();
      return reload();
    }
    // Code that runs on the server alone (views, schemas) has no module in the browser to replace.
    if (!code.handleFileChange(file) || file.endsWith('island.tsx')) return;
    // Vite is told at the same time, and takes its own time to forget the module.
    server.environments.ssr.moduleGraph.onFileChange(file.split(sep).join('/'));
    setTimeout(reload, 20);
  };
  server.watcher.on('change', onSave).on('add', onSave).on('unlink', onSave);
  server.watcher.on('error', (error) => server.config.logger.error(String(error)));
  // Nobody watched while Vite was loaded, and not every folder is watched at once.
  const lookBack = () => {
    for (const file of code.filesChangedSince(performance.timeOrigin)) onSave(file);
    if (renderContexts.outdated()) onSave(publicFolder);
    host.current().catch(() => undefined);
  };
  server.watcher.once('ready', lookBack);
  setTimeout(lookBack, 1000).unref();
  hot.on('vite:client:connect', () => {
    if (host.checked && toOverlayError(host.checked, root)) tell();
  });
  // A page takes a moment to listen; it asks for what changed meanwhile.
  hot.on('blockwright:listening', async ({ version }, client) => {
    await host.current().catch(() => undefined);
    if (version !== String(host.version)) client.send('blockwright:update');
  });
}

interface Watched {
  root: string;
  host: DevSiteState;
  code: DevCode;
  renderContexts: DevRenderContexts;
}
