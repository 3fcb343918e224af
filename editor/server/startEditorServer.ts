import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { SiteCode } from '../../code/index.ts';
import { getSiteFileKind, listSourceFiles } from '../../schema/index.ts';
import {
  checkOrigin,
  checkUpgrades,
  createHostMatcher,
  createMiddlewareHandlers,
  type DevBundle,
  DevCode,
  DevFactsCache,
  handleRedirects,
  handleRequests,
  handleSiteFiles,
  invalidateSectionCode,
  listen,
  logError,
  moduleFolders,
  openVite,
  type RequestHandler,
  restrictModules,
  scheduleCatchUps,
  servePublicFiles,
  sourcePaths,
  stripBase,
  toSourcePath,
  watchFiles,
} from '../../server/index.ts';
import { createEditorContext } from './createEditorContext.ts';
import { lockDrafts } from './draft/lockDrafts.ts';
import type { EditorContext } from './EditorContext.ts';
import { handleDraftPages, handleEditor } from './handleEditor.ts';
import { serveInterface } from './serveInterface.ts';

/** Options of `startEditorServer`. */
interface EditorServerOptions {
  code: SiteCode;
  /** The renderer as a bundle, used until the code is edited. */
  bundle: DevBundle;
  /** Folder of the bundled interface. */
  ui: string;
  /** The first port to try; the next free one is used. */
  port: number;
}

/** A server of the editor that is listening. */
interface EditorServer {
  /** The address of the editor. */
  address: string;
  /** Checks the site, so that the browser finds it ready. */
  open(): Promise<unknown>;
  /** Rejects when the server cannot go on. */
  failed: Promise<never>;
  /** Stores drafts that are not stored yet, and ends the server. Rejects if they cannot be stored. */
  close(): Promise<void>;
}

/** How long the first screen has the processor for itself, unless it is there before, in milliseconds. */
const longestWait = 1500;

/** How long the scripts of the first page have the processor for themselves, in milliseconds. */
const settlingTime = 500;

/**
 * Starts the server of a site with its unsaved changes, and of its editor at `/_edit`. Vite, which
 * compiles the scripts of pages and watches the files, is loaded after the first page.
 */
export async function startEditorServer(options: EditorServerOptions): Promise<EditorServer> {
  const { code, bundle, ui, port } = options;
  const { root } = code;
  const lock = await lockDrafts(root);
  const factsCache = new DevFactsCache(code);
  const server = createServer();
  let vite: Promise<ViteDevServer> | undefined;
  let hot: ViteDevServer['environments']['client']['hot'] | undefined;
  /** Whether pages may have missed an event, because they connect later. */
  let hasSent = false;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // A failure before the caller awaits `failed` must not count as unhandled.
  failed.catch(() => undefined);
  const loadVite = () => {
    if (vite) return vite;
    vite = openVite({
      code,
      server,
      host: 'localhost',
      port: (server.address() as AddressInfo).port,
      use: 'edit',
      onOpen(opened) {
        ({ hot } = opened.environments.client);
        hot.on('vite:client:connect', (_, client) => {
          if (hasSent) client.send('blockwright:checked');
        });
        watch(opened, context, devCode);
      },
    });
    vite.catch(fail);
    return vite;
  };
  const devCode = new DevCode(loadVite, bundle, code);
  const context = await createEditorContext(root, devCode, {
    send(name, detail) {
      hasSent = true;
      hot?.send(name, detail);
    },
    warn: (message) => process.stderr.write(`${message}\n`),
    whenIdle: () => settled,
    findFacts: () => (devCode.isEdited ? undefined : factsCache),
    hasVite: true,
  });
  const features = createMiddlewareHandlers('edit', {
    root,
    code: devCode,
    installation: code.installation,
    hasVite: true,
    readCurrent: () => context.draft.current(),
    readCommitted: context.committed,
  });
  let endFirstPage: () => void = () => undefined;
  const firstPage = new Promise<void>((resolve) => {
    endFirstPage = resolve;
  });
  const isOwnHost = createHostMatcher('localhost');
  const handlers: RequestHandler[] = [
    checkOrigin(isOwnHost),
    stripBase(root),
    serveInterface(ui),
    ...features.handlers,
    handleEditor(context),
    handleRedirects(root, () => context.draft.current()),
    handleSiteFiles(async () => (await context.draft.current())?.siteFiles),
    servePublicFiles(root),
    (request, response, next) => {
      if (request.headers.accept?.includes('text/html')) response.once('close', endFirstPage);
      next();
    },
    handleDraftPages(context.draft),
    restrictModules(moduleFolders(code)),
    async (request, response, next) => {
      await idle;
      (await loadVite()).middlewares(request, response, next);
    },
  ];
  server.on('request', handleRequests(handlers, logError));
  checkUpgrades(server, (header) => hot !== undefined && isOwnHost(header));
  const address = await listen(server, { host: 'localhost', port });
  lock?.setUrl(`${address}_edit`);
  const idle = Promise.race([firstPage, pause(longestWait, undefined, { ref: false })]);
  const settled = idle
    .then(() => (server.listening ? loadVite() : undefined))
    // `failed` reports the error.
    .catch(() => undefined)
    .then(() => pause(settlingTime, undefined, { ref: false }));
  return {
    address: `${address}_edit`,
    failed,
    open: () => context.draft.open(),
    async close() {
      try {
        await Promise.all([context.autosave.close(), factsCache.save()]);
      } finally {
        lock?.release();
        server.close();
        server.closeAllConnections();
        await (await vite?.catch(() => undefined))?.close();
        await features.close();
      }
    },
  };
}

/** Merges files that change on disk with the drafts, and reloads the site when other files or our code change. */
function watch(
  server: ViteDevServer,
  { root, session, draft, notifyClients }: EditorContext,
  code: DevCode,
) {
  const publicFolder = join(root, 'public');
  const themeCss = join(root, 'theme.css');
  const reload = async () => {
    await draft.reload();
    notifyClients();
  };
  const reloadCode = () => {
    draft.invalidateFiles();
    // Vite invalidates the module later than it reports the change.
    setTimeout(() => reload().catch(logError), 20);
  };
  const handleChange = async (file: string) => {
    if (code.handleFileChange(file)) {
      invalidateSectionCode(server, file);
      return reloadCode();
    }
    if (file === themeCss || file === publicFolder || file.startsWith(publicFolder + sep)) {
      draft.invalidateFiles();
      return reload();
    }
    const path = toSourcePath(root, file);
    if (path === undefined) return;
    // Row schemas and the team have no draft, but are checked with the site.
    const hasNoDraft = ['rowSchema', 'team'].includes(getSiteFileKind(path) ?? '');
    if (hasNoDraft || (await session.readFromDisk(path))) await reload();
  };
  const onChange = (file: string) => {
    handleChange(file).catch(logError);
  };
  const watched = [...sourcePaths(root), themeCss, publicFolder, ...code.ownFolders];
  watchFiles(server, watched, onChange);
  server.watcher.on('change', (file) => {
    const isWatched = watched.some((path) => file === path || file.startsWith(path + sep));
    if (!isWatched && code.handleFileChange(file)) reloadCode();
  });
  scheduleCatchUps(server, (since) => {
    const isNew = (path: string) =>
      (statSync(join(root, path), { throwIfNoEntry: false })?.ctimeMs ?? Date.now()) > since;
    for (const path of new Set([...session.files, ...listSourceFiles(root)]))
      if (isNew(path)) onChange(join(root, path));
    for (const file of code.filesChangedSince(since)) onChange(file);
    if (draft.areFilesStale) onChange(publicFolder);
  });
}
