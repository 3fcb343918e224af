import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { invalidateSectionCode } from '../session/invalidateSectionCode.ts';
import type { RenderContextCache } from '../session/RenderContextCache.ts';
import type { SiteSession } from '../session/SiteSession.ts';
import { sourcePaths, toSourcePath, watchFiles } from '../session/watchFiles.ts';
import type { DevCode } from './DevCode.ts';
import { formatWarnings, toOverlayError } from './toOverlayError.ts';

/**
 * Reads a site again when one of its files or our code changes, then notifies open pages: to update
 * themselves, or to show errors in the overlay.
 */
export function watchSite(
  server: ViteDevServer,
  { root, session, code, renderContexts }: WatchedSite,
): void {
  const { hot } = server.environments.client;
  const publicFolder = join(root, 'public');
  const themeCss = join(root, 'theme.css');
  const notifyPages = () => {
    const error = session.checked && toOverlayError(session.checked, root);
    if (error) hot.send({ type: 'error', err: error });
    else hot.send({ type: 'custom', event: 'blockwright:update' });
    sendWarnings();
  };
  const sendWarnings = () => {
    if (session.checked) hot.send('blockwright:warnings', formatWarnings(session.checked));
  };
  session.onReload = notifyPages;
  session.onRenderedCheck = notifyPages;
  const reload = (onDone?: () => void): void => {
    session
      .reload()
      .then(onDone)
      .catch(async (error) => {
        const stack = await code.formatStack(error);
        server.config.logger.error(stack);
        hot.send({ type: 'error', err: { message: String(error?.message ?? error), stack } });
      });
  };
  const handleChange = (file: string) => {
    if (toSourcePath(root, file)) return reload();
    if (file === themeCss || file === publicFolder || file.startsWith(publicFolder + sep)) {
      renderContexts.clear();
      return reload(() => {
        // The file may have been read half written, and its rest is not reported.
        if (session.hasErrors) setTimeout(reload, 500).unref();
      });
    }
    // Code that runs on the server alone (views, schemas) has no module in the browser to replace.
    if (!code.handleFileChange(file) || file.endsWith('island.tsx')) return;
    // Vite invalidates the module later than it reports the change.
    invalidateSectionCode(server, file);
    setTimeout(reload, 20);
  };
  const watched = [
    ...sourcePaths(root),
    themeCss,
    publicFolder,
    join(root, 'sections'),
    ...code.ownFolders,
  ];
  watchFiles(server, watched, handleChange);
  // Changes made before Vite was loaded, or before it watched every folder, were not reported. How
  // long Vite needs depends on the number of files and on what else the machine does.
  let caughtUp = performance.timeOrigin;
  const catchUp = () => {
    const since = caughtUp;
    caughtUp = Date.now();
    for (const file of code.filesChangedSince(since)) handleChange(file);
    if (renderContexts.isStale()) handleChange(publicFolder);
    session.upToDate().catch(() => undefined);
  };
  server.watcher.once('ready', catchUp);
  for (const seconds of [1, 3, 10, 30]) setTimeout(catchUp, 1000 * seconds).unref();
  hot.on('vite:client:connect', () => {
    if (session.checked && toOverlayError(session.checked, root)) notifyPages();
    else sendWarnings();
  });
  // A page misses what is sent before it listens, so it asks for newer versions itself.
  hot.on('blockwright:listening', async ({ version }, client) => {
    await session.upToDate().catch(() => undefined);
    if (version !== String(session.version)) client.send('blockwright:update');
  });
}

interface WatchedSite {
  root: string;
  session: SiteSession;
  code: DevCode;
  renderContexts: RenderContextCache;
}
