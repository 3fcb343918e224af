import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { logError } from '../../base/http/handleRequests.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import type { SiteCode } from '../../code/index.ts';
import { getSiteFileKind, listSourceFiles } from '../../schema/index.ts';
import {
  createMiddlewareHandlers,
  type DevBundle,
  DevCode,
  DevFactsCache,
  serveSiteFiles,
  ViteServer,
  watchSiteFiles,
} from '../../server/index.ts';
import { createEditorContext } from './createEditorContext.ts';
import { lockDrafts } from './draft/lockDrafts.ts';
import type { EditorContext } from './EditorContext.ts';
import { handleDraftPages, handleEditor } from './handleEditor.ts';
import { MissedEvents } from './MissedEvents.ts';
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
  let hot: ViteDevServer['environments']['client']['hot'] | undefined;
  const events = new MissedEvents();
  const server = new ViteServer({
    code,
    host: 'localhost',
    use: 'edit',
    onOpen(vite) {
      ({ hot } = vite.environments.client);
      // Pages connect after they are loaded, and the first ones after Vite is.
      hot.on('blockwright:listening', ({ age }, client) => {
        if (events.isMissedBy(age)) client.send('blockwright:update', {});
      });
      watch(vite, context, devCode);
    },
  });
  const devCode = new DevCode(() => server.loadVite(), bundle, code);
  const context = await createEditorContext(root, devCode, {
    send(name, detail) {
      events.note();
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
  const idle = Promise.race([firstPage, pause(longestWait, undefined, { ref: false })]);
  const handlers: RequestHandler[] = [
    serveInterface(ui),
    ...features.handlers,
    handleEditor(context),
    serveSiteFiles(root, () => context.draft.current()),
    (request, response, next) => {
      if (request.headers.accept?.includes('text/html')) response.once('close', endFirstPage);
      next();
    },
    handleDraftPages(context.draft),
  ];
  const address = await server.listen(port, handlers, idle);
  lock?.setUrl(`${address}_edit`);
  const settled = idle
    .then(() => server.preloadVite())
    .then(() => pause(settlingTime, undefined, { ref: false }));
  return {
    address: `${address}_edit`,
    failed: server.failed,
    open: () => context.draft.open(),
    async close() {
      try {
        await Promise.all([context.autosave.close(), factsCache.save()]);
      } finally {
        lock?.release();
        await server.close();
        await features.close();
      }
    },
  };
}

/** Merges files that change on disk with the drafts, and reloads the site when other files or our code change. */
function watch(
  vite: ViteDevServer,
  { root, session, draft, notifyClients }: EditorContext,
  code: DevCode,
) {
  const reload = () => {
    draft
      .reload()
      .then(() => notifyClients())
      .catch(logError);
  };
  const reloadFiles = () => {
    draft.invalidateFiles();
    reload();
  };
  const readSource = async (path: string) => {
    // Row schemas and the team have no draft, but are checked with the site.
    const hasNoDraft = ['rowSchema', 'team'].includes(getSiteFileKind(path) ?? '');
    if (hasNoDraft || (await session.disk.readFile(path))) reload();
  };
  const onSource = (path: string) => {
    readSource(path).catch(logError);
  };
  watchSiteFiles(
    vite,
    { root, code },
    {
      onSource,
      onAsset: reloadFiles,
      onCode: reloadFiles,
      onCatchUp(since) {
        const isNew = (path: string) =>
          (statSync(join(root, path), { throwIfNoEntry: false })?.ctimeMs ?? Date.now()) > since;
        for (const path of new Set([...session.files, ...listSourceFiles(root)]))
          if (isNew(path)) onSource(path);
        if (draft.areFilesStale) reloadFiles();
      },
    },
  );
}
