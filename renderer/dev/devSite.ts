import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkSite } from '../../schema/checkSite.ts';
import type { PageSource } from '../../schema/PageSource.ts';
import { SiteMemory } from '../../schema/SiteMemory.ts';
import type { Installation } from '../cli/Installation.ts';
import { provideSite } from '../site/currentSite.ts';
import { DevCode } from './DevCode.ts';
import { DevStore } from './DevStore.ts';
import { DevWorlds } from './DevWorlds.ts';
import { overlayError } from './overlayError.ts';
import { SavedFiles } from './SavedFiles.ts';
import { SiteHost, watchedPaths } from './SiteHost.ts';
import { servePages } from './servePages.ts';

/**
 * Serves a site from its YAML files: every page as it is now, changes pushed to open pages, what is
 * wrong shown in the overlay, and the gallery of section types at `/_gallery`.
 */
export function devSite({
  root,
  installation,
}: {
  root: string;
  installation: Installation;
}): Plugin {
  let save: (() => Promise<void>) | undefined;
  return {
    name: 'blockwright:dev-site',
    apply: 'serve',
    configureServer(server) {
      const code = new DevCode(server, installation);
      const memories = { bundled: new SiteMemory(), edited: new SiteMemory() };
      const store = new DevStore(root, installation);
      const worlds = new DevWorlds(root);
      const saved = new SavedFiles();
      const host = new SiteHost(
        async () => {
          const look = async (source?: PageSource, now?: Date) =>
            checkSite({
              root,
              ...(await code.checks()),
              mode: 'dev',
              memory: source ? memories.bundled : memories.edited,
              ...(source && { source }),
              ...(now && { now }),
            });
          // What is known of pages holds for the code that it was found out with.
          return code.edited ? look() : store.check(look);
        },
        async (checked) => worlds.world(checked, await code.render()),
        saved,
      );
      provideSite(async () => {
        const site = await host.current();
        if (!site) throw new Error('The site has errors');
        return site;
      });
      watch(server, { root, host, saved, code, worlds });
      servePages(server, host, code);
      // Nobody has asked yet, but somebody will.
      host.current().catch(() => undefined);
      save = () => store.save();
    },
    closeBundle: () => save?.(),
  };
}

interface Watched {
  root: string;
  host: SiteHost;
  saved: SavedFiles;
  code: DevCode;
  worlds: DevWorlds;
}

function watch(server: ViteDevServer, { root, host, saved, code, worlds }: Watched) {
  const paths = watchedPaths(root);
  const publicFolder = join(root, 'public');
  server.watcher.add([...paths, publicFolder]);
  const tell = () => {
    const error = host.checked && overlayError(host.checked, root);
    if (error) server.environments.client.hot.send({ type: 'error', err: error });
    else server.environments.client.hot.send({ type: 'custom', event: 'blockwright:update' });
  };
  let waiting: Promise<void> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  // What is saved while a reload waits for its turn belongs to that one.
  const reload = () => {
    waiting ??= running.then(async () => {
      waiting = undefined;
      await host.reload();
      tell();
    });
    running = waiting.catch((error) => server.config.logger.error(String(error?.stack ?? error)));
  };
  const isIn = (file: string, path: string) => file === path || file.startsWith(path + sep);
  const onSave = (file: string) => {
    if (paths.some((path) => isIn(file, path)) && /\.ya?ml$/.test(file)) saved.add(file);
    else if (isIn(file, publicFolder)) worlds.forget();
    // Code that runs on the server alone (views, schemas) has no module in the browser to replace.
    else if (!code.saved(file) || file.endsWith('island.tsx')) return;
    // Vite is told at the same time, and needs a moment to forget the module.
    else return void setTimeout(reload, 20);
    reload();
  };
  server.watcher.on('change', onSave).on('add', onSave).on('unlink', onSave);
  server.environments.client.hot.on('vite:client:connect', () => {
    if (host.checked && overlayError(host.checked, root)) tell();
  });
  // A page takes a moment to listen; it asks for what changed meanwhile.
  server.environments.client.hot.on('blockwright:listening', ({ version }, client) => {
    if (version !== String(host.version)) client.send('blockwright:update');
  });
}
