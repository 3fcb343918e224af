import { basename, join } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { PageFactsProvider } from '../../schema/check/PageFactsProvider.ts';
import { BuildCache } from '../build/cache/BuildCache.ts';
import { CachedFactsProvider } from '../build/facts/CachedFactsProvider.ts';
import { WorkerPool } from '../build/workers/WorkerPool.ts';
import type { Installation } from '../bundle/Installation.ts';

/** What `dev` knew of a site's pages when it ended, so that the next start need not look at them. */
export class DevStore {
  readonly #buildCache: BuildCache;
  readonly #installation: Installation;
  #loading: Promise<void> | undefined;
  #factsProvider: CachedFactsProvider | undefined;
  #checked: CheckedSite | undefined;

  constructor(root: string, installation: Installation) {
    this.#installation = installation;
    const path = join(root, '.blockwright', 'dev.json');
    this.#buildCache = new BuildCache(path, basename(installation.cache));
  }

  /**
   * Checks a site with what is known of its pages. Many that nothing is known of are checked in
   * other threads.
   */
  async check(
    look: (source: PageFactsProvider, now: Date) => Promise<CheckedSite>,
  ): Promise<CheckedSite> {
    this.#loading ??= this.#buildCache.load();
    await this.#loading;
    const now = new Date();
    // Later checks know all pages but the few that were edited.
    const threads = this.#factsProvider
      ? undefined
      : new WorkerPool(join(this.#installation.cache, 'cli', 'pageWorker.js'));
    const run = {
      codeHash: basename(this.#installation.cache),
      buildCache: this.#buildCache,
      fingerprint: '',
      sources: {},
    };
    const factsProvider = new CachedFactsProvider(run, threads, now);
    try {
      this.#checked = await look(
        {
          prepare: (shared) => factsProvider.prepare(shared),
          facts: (routeEntry, rows) => factsProvider.facts(routeEntry, rows),
          settled: (facts) => factsProvider.settled(facts),
        },
        now,
      );
      this.#factsProvider = factsProvider;
      // The next check starts from this one: no entry is new to it but those that were edited.
      if (threads)
        this.#buildCache.site = {
          ...this.#buildCache.site,
          ...this.#factsProvider.snapshot(this.#checked),
        };
      return this.#checked;
    } finally {
      await threads?.close();
    }
  }

  /** Keeps what is known for the next start. */
  async save(): Promise<void> {
    if (!this.#factsProvider || !this.#checked) return;
    const kept = this.#factsProvider.snapshot(this.#checked);
    this.#buildCache.site = { ...this.#buildCache.site, ...kept };
    await this.#buildCache.save();
  }
}
