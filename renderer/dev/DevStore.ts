import { basename, join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import type { PageSource } from '../../schema/PageSource.ts';
import { PageFinder } from '../build/pages/PageFinder.ts';
import { PagePool } from '../build/pages/PagePool.ts';
import { PageStore } from '../build/pages/PageStore.ts';
import type { Installation } from '../cli/Installation.ts';

/** What `dev` knew of a site's pages when it ended, so that the next start need not look at them. */
export class DevStore {
  readonly #store: PageStore;
  readonly #installation: Installation;
  #loading: Promise<void> | undefined;
  #finder: PageFinder | undefined;
  #checked: CheckedSite | undefined;

  constructor(root: string, installation: Installation) {
    this.#installation = installation;
    const path = join(root, '.blockwright', 'dev.json');
    this.#store = new PageStore(path, basename(installation.cache));
  }

  /**
   * Checks a site with what is known of its pages. Many that nothing is known of are checked in
   * other threads.
   */
  async check(look: (source: PageSource, now: Date) => Promise<CheckedSite>): Promise<CheckedSite> {
    this.#loading ??= this.#store.load();
    await this.#loading;
    const now = new Date();
    // Later checks know all pages but the few that were edited.
    const threads = this.#finder
      ? undefined
      : new PagePool(join(this.#installation.cache, 'cli', 'pageWorker.js'));
    const run = {
      codeHash: basename(this.#installation.cache),
      store: this.#store,
      inputs: '',
      sources: {},
    };
    const finder = new PageFinder(run, threads, now);
    try {
      this.#checked = await look(
        {
          prepare: (shared) => finder.prepare(shared),
          facts: (unit, rows) => finder.facts(unit, rows),
          settled: (facts) => finder.settled(facts),
        },
        now,
      );
      this.#finder = finder;
      // The next check starts from this one: no entry is new to it but those that were edited.
      if (threads) this.#store.site = { ...this.#store.site, ...this.#finder.keep(this.#checked) };
      return this.#checked;
    } finally {
      await threads?.close();
    }
  }

  /** Keeps what is known for the next start. */
  async save(): Promise<void> {
    if (!this.#finder || !this.#checked) return;
    const kept = this.#finder.keep(this.#checked);
    this.#store.site = { ...this.#store.site, ...kept };
    await this.#store.save();
  }
}
