import type { Server } from 'node:http';
import { join, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { loadBundles } from '../../renderer/bundle/loadBundles.ts';
import type { SiteCode } from '../../renderer/bundle/SiteCode.ts';
import { isRowSchema, teamFile } from '../../schema/manifest/siteFiles.ts';
import { handleChanges } from '../../server/changes/handleChanges.ts';
import type { DevBundle } from '../../server/dev/DevBundle.ts';
import { DevCode } from '../../server/dev/DevCode.ts';
import { DevFactsCache } from '../../server/dev/DevFactsCache.ts';
import { chainHandlers } from '../../server/http/chainHandlers.ts';
import { checkOrigin, checkUpgrades } from '../../server/http/checkOrigin.ts';
import { createHostMatcher } from '../../server/http/createHostMatcher.ts';
import { handleSiteFiles } from '../../server/http/handleSiteFiles.ts';
import type { RequestHandler } from '../../server/http/RequestHandler.ts';
import { moduleFolders, restrictModules } from '../../server/http/restrictModules.ts';
import { servePublicFiles } from '../../server/http/servePublicFiles.ts';
import { stripBase } from '../../server/http/stripBase.ts';
import { invalidateSectionCode } from '../../server/session/invalidateSectionCode.ts';
import type { LoadModule } from '../../server/session/LoadModule.ts';
import { sourcePaths, toSourcePath, watchFiles } from '../../server/session/watchFiles.ts';
import { createEditorContext, toPageCode } from './createEditorContext.ts';
import type { DraftAutosave } from './draft/DraftAutosave.ts';
import type { DraftCode, DraftSite } from './draft/DraftSite.ts';
import type { EditorContext } from './EditorContext.ts';
import { handleEditor, handlePages } from './handleEditor.ts';
import { serveInterface } from './serveInterface.ts';

/** Options of `createEditorPlugin`. */
interface EditorPluginOptions {
  code: SiteCode;
  /** The renderer as a bundle, used until the code is edited. */
  bundle: DevBundle;
  /** Folder of the bundled interface. */
  ui: string;
  /** Handles requests for the local backend. */
  backend: RequestHandler;
  /** The server that passes requests to Vite. */
  httpServer: Server;
}

/** The editor as a plugin of a Vite server. */
interface EditorPlugin {
  plugin: Plugin;
  /** Checks the site, so that the browser finds it ready. */
  open(): Promise<unknown>;
  /** Stores drafts that are not stored yet. Rejects if that is not possible. */
  close(): Promise<void>;
}

/** Creates the plugin that serves a site with its unsaved changes, and its editor at `/_edit`. */
export function createEditorPlugin(options: EditorPluginOptions): EditorPlugin {
  const { code, bundle, ui, backend, httpServer } = options;
  const { root } = code;
  const factsCache = new DevFactsCache(code);
  let autosave: DraftAutosave | undefined;
  let draft: DraftSite | undefined;
  const plugin: Plugin = {
    name: 'blockwright:edit-site',
    apply: 'serve',
    async configureServer(server) {
      const devCode = new DevCode(async () => server, bundle, code);
      const load: LoadModule = (path) => devCode.load(path);
      const draftCode: DraftCode = {
        load,
        loadBundles: async () => (devCode.isEdited ? undefined : loadBundles(code)),
        mapStack: (stack) => devCode.mapStack(stack),
        loadSections: () => devCode.loadChecks(),
        factsCache: () => (devCode.isEdited ? undefined : factsCache),
      };
      const { hot } = server.environments.client;
      const context = await createEditorContext(root, draftCode, {
        send: (name, detail) => hot.send(name, detail),
        warn: (message) => server.config.logger.warn(message),
      });
      ({ autosave, draft } = context);
      watch(server, context, devCode);
      const isOwnHost = createHostMatcher('localhost');
      checkUpgrades(httpServer, isOwnHost);
      const handlers = [
        checkOrigin(isOwnHost),
        stripBase(root),
        backend,
        serveInterface(ui),
        handleChanges({
          readOld: context.committed,
          readNew: () => context.draft.current(),
          ...toPageCode(draftCode),
        }),
        handleEditor(context, load),
        handleSiteFiles(() => context.draft.siteFiles()),
        servePublicFiles(root),
        handlePages(context.draft),
        restrictModules(moduleFolders(code)),
      ];
      server.middlewares.use(chainHandlers(...handlers) as Connect.NextHandleFunction);
    },
  };
  return {
    plugin,
    open: async () => draft?.open(),
    async close() {
      await Promise.all([autosave?.close(), factsCache.save()]);
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
  const logError = (error: unknown) => server.config.logger.error(String(error));
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
    if (isRowSchema(path) || path === teamFile || (await session.readFromDisk(path)))
      await reload();
  };
  const watched = [...sourcePaths(root), themeCss, publicFolder, ...code.ownFolders];
  watchFiles(server, watched, (file) => {
    handleChange(file).catch(logError);
  });
  server.watcher.on('change', (file) => {
    const isWatched = watched.some((path) => file === path || file.startsWith(path + sep));
    if (!isWatched && code.handleFileChange(file)) reloadCode();
  });
}
