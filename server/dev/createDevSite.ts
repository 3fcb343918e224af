import type { ViteDevServer } from 'vite';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { escapeInvisible } from '../../base/text/escapeInvisible.ts';
import type { SiteCode } from '../../code/index.ts';
import { CheckCache, checkSite, type PageFactsProvider } from '../../schema/index.ts';
import type { Diagnostic } from '../../schema/vocabulary.ts';
import { serveSiteFiles } from '../http/serveSiteFiles.ts';
import { createMiddlewareHandlers } from '../middleware/createMiddlewareHandlers.ts';
import { listMiddleware } from '../middleware/listMiddleware.ts';
import { createCommittedSite } from '../session/createCommittedSite.ts';
import { RenderContextCache } from '../session/RenderContextCache.ts';
import { RenderedFactsCache } from '../session/RenderedFactsCache.ts';
import { SiteSession } from '../session/SiteSession.ts';
import type { DevBundle } from './DevBundle.ts';
import { DevCode } from './DevCode.ts';
import { DevFactsCache } from './DevFactsCache.ts';
import { handlePages } from './handlePages.ts';
import { SiteFileReader } from './SiteFileReader.ts';
import { watchSite } from './watchSite.ts';
import { withErrorPages } from './withErrorPages.ts';

/** The part of the `dev` server that depends on the site. */
export interface DevSite {
  /** Answers requests for pages. */
  handlePages: RequestHandler;
  /** Answer the requests that features handle. */
  featureHandlers: RequestHandler[];
  /** Answers requests for redirects and files of the site. */
  serveFiles: RequestHandler;
  /** Checks the site, so that the first request finds it ready. */
  open(): Promise<unknown>;
  /** Watches the site's files and our code, and notifies open pages of changes. */
  watch(server: ViteDevServer): void;
  /** Ends what features have started, and stores the facts of the pages for the next start. */
  close(): Promise<void>;
}

/** Options of `createDevSite`. */
interface DevSiteOptions {
  code: SiteCode;
  bundle: DevBundle;
  /** Loads Vite on first use. */
  loadVite: () => Promise<ViteDevServer>;
}

/**
 * Serves a site from its YAML files: renders pages on request, pushes changes to open pages, and shows
 * errors in the overlay.
 */
export function createDevSite({ code: siteCode, bundle, loadVite }: DevSiteOptions): DevSite {
  const { root } = siteCode;
  const code = new DevCode(loadVite, bundle, siteCode);
  const checkCaches = { bundled: new CheckCache(), edited: new CheckCache() };
  const factsCache = new DevFactsCache(siteCode, { readsDisk: true });
  const files = new SiteFileReader(root);
  const renderContexts = new RenderContextCache(root);
  const renderedFacts = new RenderedFactsCache(root, code);
  const check = async (source?: PageFactsProvider, now?: Date) =>
    checkSite({
      root,
      ...(await code.loadChecks()),
      mode: 'dev',
      overlay: (path) => files.readText(path),
      cache: source ? checkCaches.bundled : checkCaches.edited,
      ...(source && { factsProvider: waitForStableFiles(source, files) }),
      ...(now && { now }),
    });
  const print = createDiagnosticPrinter((text) => process.stderr.write(text));
  const session = new SiteSession({
    // Cached facts hold only for the code that found them.
    check: () =>
      files.readStable(
        () => (code.isEdited ? check() : factsCache.check(check)),
        ({ summary, pages }) =>
          summary.errors > 0 || pages.length < (session.current?.pages.size ?? 0),
      ),
    onCheck: ({ diagnostics }) => print(diagnostics),
    async prepare(checked, version) {
      const headExtra = `${devHead}<meta name="blockwright-version" content="${version}">${await renderFeatureHeads(root)}`;
      return renderContexts.prepare(checked, await code.loadRenderer(), { headExtra });
    },
    findRenderedFacts: async (site, { renderContext }) =>
      renderedFacts.find(site, renderContext, await code.loadRenderer()),
    keepsLastValid: true,
    isStale: () => files.hasChanged(),
  });
  const features = createMiddlewareHandlers('dev', {
    root,
    code,
    installation: siteCode.installation,
    hasVite: true,
    readCurrent: () => session.upToDate(),
    readCommitted: createCommittedSite(root, code),
  });
  return {
    handlePages: handlePages(session, code),
    featureHandlers: features.handlers.map((handle) => withErrorPages(session, code, handle)),
    serveFiles: serveSiteFiles(root, () => session.upToDate()),
    open: () => session.upToDate(),
    watch: (server) =>
      watchSite(server, {
        root,
        session,
        code,
        renderContexts,
        hasNewText: (path) => files.hasNewText(path),
      }),
    async close() {
      await session.close();
      await Promise.all([factsCache.save(), features.close()]);
    },
  };
}

/**
 * Waits for stable files if the manifest has fewer route entries than before, because it may be half
 * saved: checking pages takes long, and half a save may have a thousand errors.
 */
function waitForStableFiles(source: PageFactsProvider, files: SiteFileReader): PageFactsProvider {
  const prepare = source.prepare.bind(source);
  source.prepare = async (shared) => {
    await files.requireStable(shared.context.manifest.routeEntries.length);
    return prepare(shared);
  };
  return source;
}

/** Markup that `dev` adds to <head>: Fast Refresh for islands, and the client that applies changes. */
const devHead = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/server/browser/client.ts"></script>`;

/** Renders what features add to <head>. */
async function renderFeatureHeads(root: string): Promise<string> {
  const renderers = listMiddleware('dev').map(({ renderHead }) => renderHead?.({ root }));
  return (await Promise.all(renderers)).join('');
}

/** Creates a function that prints diagnostics in the terminal, the same ones only once in a row. */
function createDiagnosticPrinter(
  write: (text: string) => void,
): (diagnostics: readonly Diagnostic[]) => void {
  let last = '';
  return (diagnostics) => {
    const hidden = diagnostics.length - maxShown;
    const more = hidden > 0 ? `… and ${hidden} more: run \`npx blockwright check\`\n` : '';
    const text = diagnostics.slice(0, maxShown).map(format).join('') + more;
    if (text && text !== last) write(text);
    last = text;
  };
}

const maxShown = 20;

function format({ file, line, column, severity, code, message, hint }: Diagnostic): string {
  const text = `${file}:${line}:${column} ${severity}[${code}] ${message}\n`;
  return escapeInvisible(text) + (hint ? `  → ${escapeInvisible(hint)}\n` : '');
}
