import type { ViteDevServer } from 'vite';
import { CheckCache } from '../../schema/check/CheckCache.ts';
import { checkSite } from '../../schema/check/checkSite.ts';
import type { PageFactsProvider } from '../../schema/check/PageFactsProvider.ts';
import type { Installation } from '../bundle/Installation.ts';
import type { Handler } from '../server/Handler.ts';
import { answerPages } from './answerPages.ts';
import type { DevBundle } from './DevBundle.ts';
import { DevCode } from './DevCode.ts';
import { DevRenderContexts } from './DevRenderContexts.ts';
import { DevSiteState } from './DevSiteState.ts';
import { DevStore } from './DevStore.ts';
import { SavedFiles } from './SavedFiles.ts';
import { watchSite } from './watchSite.ts';

/** A site as it is being written. */
export interface DevSite {
  /** Answers the addresses of pages. */
  pages: Handler;
  /** Reads the site, before anybody asks for a page. */
  open(): Promise<unknown>;
  /** Follows its files and the code from now on, and tells open pages. */
  watch(server: ViteDevServer): void;
  /** Keeps what is known of it for the next start. */
  save(): Promise<void>;
}

/**
 * Serves a site from its YAML files: every page as it is now, changes pushed to open pages, what is
 * wrong shown in the overlay, and the gallery of section types at `/_gallery`.
 *
 * @param vite loads Vite on first use
 */
export function devSite({
  root,
  installation,
  bundle,
  vite,
}: {
  root: string;
  installation: Installation;
  bundle: DevBundle;
  vite: () => Promise<ViteDevServer>;
}): DevSite {
  const code = new DevCode(vite, bundle, installation.packageRoot);
  const memories = { bundled: new CheckCache(), edited: new CheckCache() };
  const store = new DevStore(root, installation);
  const renderContexts = new DevRenderContexts(root);
  const saved = new SavedFiles(root);
  const host = new DevSiteState(
    async () => {
      const look = async (source?: PageFactsProvider, now?: Date) =>
        checkSite({
          root,
          ...(await code.checks()),
          mode: 'dev',
          overlay: (path) => saved.text(path),
          cache: source ? memories.bundled : memories.edited,
          ...(source && { factsProvider: whenSettled(source, saved) }),
          ...(now && { now }),
        });
      // What is known of pages holds for the code that it was found out with.
      return code.edited ? look() : store.check(look);
    },
    async (checked) => renderContexts.renderContext(checked, await code.render()),
    saved,
  );
  return {
    pages: answerPages(host, code),
    open: () => host.current(),
    watch: (server) => watchSite(server, { root, host, code, renderContexts }),
    save: () => store.save(),
  };
}

/** Half of a save may have a thousand mistakes: none is looked for in files still being written. */
function whenSettled(source: PageFactsProvider, saved: SavedFiles): PageFactsProvider {
  return {
    ...source,
    async prepare(shared) {
      await saved.settle(shared.context.manifest.routeEntries.length);
      return source.prepare(shared);
    },
  };
}
