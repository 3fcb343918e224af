import type { ViteDevServer } from 'vite';
import { checkSite } from '../../schema/checkSite.ts';
import type { PageSource } from '../../schema/PageSource.ts';
import { SiteMemory } from '../../schema/SiteMemory.ts';
import type { Installation } from '../cli/Installation.ts';
import type { Handler } from '../server/Handler.ts';
import { answerPages } from './answerPages.ts';
import type { DevBundle } from './DevBundle.ts';
import { DevCode } from './DevCode.ts';
import { DevStore } from './DevStore.ts';
import { DevWorlds } from './DevWorlds.ts';
import { SavedFiles } from './SavedFiles.ts';
import { SiteHost } from './SiteHost.ts';
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
  const memories = { bundled: new SiteMemory(), edited: new SiteMemory() };
  const store = new DevStore(root, installation);
  const worlds = new DevWorlds(root);
  const saved = new SavedFiles(root);
  const host = new SiteHost(
    async () => {
      const look = async (source?: PageSource, now?: Date) =>
        checkSite({
          root,
          ...(await code.checks()),
          mode: 'dev',
          read: (path) => saved.text(path),
          memory: source ? memories.bundled : memories.edited,
          ...(source && { source: whenSettled(source, saved) }),
          ...(now && { now }),
        });
      // What is known of pages holds for the code that it was found out with.
      return code.edited ? look() : store.check(look);
    },
    async (checked) => worlds.world(checked, await code.render()),
    saved,
  );
  return {
    pages: answerPages(host, code),
    open: () => host.current(),
    watch: (server) => watchSite(server, { root, host, code, worlds }),
    save: () => store.save(),
  };
}

/** Half of a save may have a thousand mistakes: none is looked for in files still being written. */
function whenSettled(source: PageSource, saved: SavedFiles): PageSource {
  return {
    ...source,
    async prepare(shared) {
      await saved.settle(shared.context.manifest.units.length);
      return source.prepare(shared);
    },
  };
}
