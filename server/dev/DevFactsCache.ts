import { join } from 'node:path';
import { contentHash } from '../../base/files/contentHash.ts';
import type { SiteCode } from '../../code/index.ts';
import {
  BuildCache,
  CachedFactsProvider,
  pagesFolder,
  readSources,
  WorkerPool,
} from '../../pipeline/index.ts';
import type { CheckedSite, PageFactsProvider } from '../../schema/index.ts';

/** The facts of a site's pages, stored when `dev` or `edit` ends so that the next start need not find them. */
export class DevFactsCache {
  readonly #buildCache: BuildCache;
  readonly #code: SiteCode;
  readonly #readsDisk: boolean;
  #loading: Promise<void> | undefined;
  #factsProvider: CachedFactsProvider | undefined;
  #checked: CheckedSite | undefined;

  /** @param readsDisk whether the texts are those on disk: manifests that are known need not be read then */
  constructor(code: SiteCode, { readsDisk = false } = {}) {
    this.#code = code;
    this.#readsDisk = readsDisk;
    this.#buildCache = new BuildCache(pagesFolder(code.root, contentHash(`dev ${code.hash}`)));
  }

  /** Checks a site with the known facts. The first check finds missing ones in worker threads. */
  async check(
    checkWith: (source: PageFactsProvider, now: Date) => Promise<CheckedSite>,
  ): Promise<CheckedSite> {
    this.#loading ??= this.#buildCache.load();
    await this.#loading;
    const now = new Date();
    // Later checks miss only the pages that were edited: too few for worker threads.
    const workers = this.#factsProvider
      ? undefined
      : new WorkerPool(join(this.#code.installation.commandLine, 'pageWorker.cjs'));
    const state = {
      codeHash: this.#code.hash,
      buildCache: this.#buildCache,
      fingerprint: '',
      sources: this.#readsDisk
        ? await readSources(this.#code.root, this.#buildCache.site.sources)
        : {},
    };
    const factsProvider = new CachedFactsProvider(state, workers, now);
    try {
      this.#checked = await checkWith(factsProvider, now);
      this.#factsProvider = factsProvider;
      // The second check must find the facts of the first one.
      if (workers) this.#update(factsProvider, this.#checked);
      return this.#checked;
    } finally {
      await workers?.close();
    }
  }

  /** Stores the facts of the last check. */
  async save(): Promise<void> {
    if (!this.#factsProvider || !this.#checked) return;
    this.#update(this.#factsProvider, this.#checked);
    await this.#buildCache.save();
  }

  #update(factsProvider: CachedFactsProvider, checked: CheckedSite): void {
    this.#buildCache.site = { ...this.#buildCache.site, ...factsProvider.snapshot(checked) };
  }
}
