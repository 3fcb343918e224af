import type { CheckedSite } from '../../../schema/check/checkSite.ts';
import type { PageFactsProvider } from '../../../schema/check/PageFactsProvider.ts';
import type { SiteContext } from '../../../schema/check/readSiteContext.ts';
import { EntryFile } from '../../../schema/manifest/EntryFile.ts';
import type { ManifestOutline } from '../../../schema/manifest/openManifest.ts';
import { bindingsOf } from '../../../schema/resolve/bindingsOf.ts';
import { bindRows, type Rows } from '../../../schema/resolve/bindRows.ts';
import { LazyRouteEntry } from '../../../schema/resolve/LazyRouteEntry.ts';
import type { RouteEntry } from '../../../schema/resolve/Manifest.ts';
import type { PageFacts } from '../../../schema/rules/facts/PageFacts.ts';
import type { EntryOutcome, EntryTask } from '../workers/messages.ts';
import type { Slot } from '../workers/ResolvedPages.ts';
import { toSharedTexts } from '../workers/sharedTexts.ts';
import { type WorkerPool, minPagesForThreads } from '../workers/WorkerPool.ts';
import type { CachedPage } from '../cache/CachedPage.ts';
import type { CachedOutline, CachedSite } from '../cache/CachedSite.ts';
import { Interned } from '../cache/Interned.ts';
import { PageKeys } from '../cache/PageKeys.ts';
import type { BuildState } from '../cache/readBuildState.ts';

/** What a finder needs of the last run; `dev` does not name the files of public/. */
type KnownRun = Pick<BuildState, 'codeHash' | 'buildCache' | 'inputs' | 'sources'> &
  Partial<Pick<BuildState, 'publicFiles'>>;

/**
 * Finds the facts of pages: in what an earlier run kept, or by having them checked in other
 * threads. What has something to tell is left to the caller, who knows the places.
 */
export class CachedFactsProvider implements PageFactsProvider {
  readonly #run: KnownRun;
  readonly #stored: CachedSite;
  readonly #pool: WorkerPool | undefined;
  readonly #now: Date;
  readonly #onDone: ((pages: number) => void) | undefined;
  readonly #interned = new Interned();
  readonly #settled = new WeakSet<PageFacts>();
  #keys: PageKeys | undefined;
  /** What is known now: key → page. */
  readonly pages = new Map<string, CachedPage>();
  /** Key of a page that was checked now → where it is kept until it is rendered. */
  readonly resolved = new Map<string, Slot>();
  /** Digest of an entry → its rows. */
  readonly entries: CachedSite['entries'] = {};

  /** @param pool without it nothing is shared out: every page is looked at when it is asked for */
  constructor(
    run: KnownRun,
    pool: WorkerPool | undefined,
    now: Date,
    onDone?: (pages: number) => void,
  ) {
    this.#run = run;
    this.#stored = run.buildCache.site;
    this.#pool = pool;
    this.#now = now;
    this.#onDone = onDone;
  }

  outline(path: string): ManifestOutline | undefined {
    const stored = this.#stored.outlines?.[path];
    return stored?.digest === this.#run.sources[path]?.digest ? stored : undefined;
  }

  async prepare(shared: SiteContext): Promise<ReadonlySet<string>> {
    this.#keys = new PageKeys(this.#run.codeHash, shared);
    this.#pool?.share(toSharedTexts(shared));
    const routeEntries = shared.context.manifest.routeEntries.filter(
      (routeEntry) => routeEntry instanceof LazyRouteEntry,
    );
    const unreadable = new Set<string>();
    const unknown: LazyRouteEntry[] = [];
    for (const routeEntry of routeEntries) {
      const bindings = this.#stored.entries[routeEntry.file.digest];
      if (bindings) routeEntry.bindings = bindings;
      else unknown.push(routeEntry);
    }
    // An entry with `each` may make thousands of pages, and must be known to be shared out.
    const large = this.#pool !== undefined && unknown.length >= minPagesForThreads;
    const isElsewhere = ({ file }: LazyRouteEntry) => large && !file.mayRepeat;
    const elsewhere = unknown.filter(isElsewhere);
    for (const routeEntry of unknown) {
      if (isElsewhere(routeEntry)) continue;
      if (routeEntry.readable) routeEntry.bindings = bindingsOf(routeEntry.value);
      else unreadable.add(routeEntry.file.source.path);
    }
    const tasks = elsewhere.map((routeEntry) => taskOf(routeEntry));
    const outcomes = (await this.#pool?.check(tasks, this.#onDone)) ?? [];
    for (const [index, routeEntry] of elsewhere.entries()) {
      const outcome = outcomes[index];
      if (!outcome?.readable) {
        unreadable.add(routeEntry.file.source.path);
        continue;
      }
      routeEntry.bindings = outcome.bindings;
      this.#keep(routeEntry, bindRows(routeEntry, shared.context.resolve).sets, outcome);
    }
    if (unreadable.size > 0) return unreadable;
    if (this.#pool) await this.#checkRows(routeEntries, shared, this.#pool);
    for (const routeEntry of routeEntries)
      this.entries[routeEntry.file.digest] = routeEntry.bindings ?? {};
    return unreadable;
  }

  settled(facts: PageFacts): boolean {
    return this.#settled.has(facts);
  }

  facts(routeEntry: RouteEntry, rows: Rows): PageFacts | undefined {
    const key = this.key(routeEntry, rows);
    if (key === undefined || !this.#keys) return undefined;
    const known = this.pages.get(key);
    if (known) return known.facts;
    const stored = this.#stored.pages.get(key);
    if (!stored || this.#keys.blocks(stored.facts.blocks) !== stored.blocks) return undefined;
    if ((stored.facts.until ?? Number.POSITIVE_INFINITY) <= this.#now.getTime()) return undefined;
    const facts = this.#shared(stored.facts);
    if (this.#stored.checked) this.#settled.add(facts);
    this.pages.set(key, { facts, blocks: stored.blocks });
    return facts;
  }

  /** Names what a page is made from; undefined where the file had to be read as a whole. */
  key(routeEntry: RouteEntry, rows: Rows): string | undefined {
    if (!(routeEntry.file instanceof EntryFile)) return undefined;
    return this.#keys?.page(routeEntry.file.digest, rows);
  }

  #outlines({ context }: SiteContext): Record<string, CachedOutline> {
    return Object.fromEntries(
      context.loaded.manifests.flatMap(({ source, outline }) => {
        const digest = this.#run.sources[source.path]?.digest;
        return outline && digest ? [[source.path, { ...outline, digest }]] : [];
      }),
    );
  }

  /** Has the pages that nothing is known of checked, where they are many. */
  async #checkRows(
    routeEntries: readonly LazyRouteEntry[],
    shared: SiteContext,
    pool: WorkerPool,
  ): Promise<void> {
    const tasks: { routeEntry: LazyRouteEntry; sets: Rows[]; task: EntryTask }[] = [];
    for (const routeEntry of routeEntries) {
      const { sets } = bindRows(routeEntry, shared.context.resolve);
      const unknown = sets.flatMap((rows, set) => (this.facts(routeEntry, rows) ? [] : set));
      for (let from = 0; from < unknown.length; from += setsPerTask) {
        const part = unknown.slice(from, from + setsPerTask);
        tasks.push({
          routeEntry,
          sets: part.map((set) => sets[set] as Rows),
          task: taskOf(routeEntry, part),
        });
      }
    }
    const pages = tasks.reduce((sum, { sets }) => sum + sets.length, 0);
    if (pages < minPagesForThreads) return;
    const outcomes = await pool.check(
      tasks.map(({ task }) => task),
      this.#onDone,
    );
    for (const [index, { routeEntry, sets }] of tasks.entries())
      this.#keep(routeEntry, sets, outcomes[index]);
  }

  #keep(
    routeEntry: LazyRouteEntry,
    sets: readonly Rows[],
    outcome: EntryOutcome | undefined,
  ): void {
    for (const [index, rows] of sets.entries()) {
      const key = this.key(routeEntry, rows);
      const slot = outcome?.resolved[index];
      if (key !== undefined && slot) this.resolved.set(key, slot);
      const own = outcome?.facts[index];
      if (key === undefined || !own || !this.#keys) continue;
      this.pages.set(key, { facts: this.#shared(own), blocks: this.#keys.blocks(own.blocks) });
    }
  }

  /** Names the text of an entry; undefined where the file had to be read as a whole. */
  entry({ file }: RouteEntry): string | undefined {
    return file instanceof EntryFile ? file.digest : undefined;
  }

  /** Names the state of some blocks. */
  blocks(names: readonly string[]): string {
    return this.#keys?.blocks(names) ?? '';
  }

  /** What is to be kept for the next run: every page without fault. */
  snapshot({
    shown,
    diagnostics,
    summary,
    shared,
  }: CheckedSite): Pick<
    CachedSite,
    'sources' | 'publicFiles' | 'outlines' | 'entries' | 'pages' | 'checked'
  > {
    const { inputs, sources, publicFiles } = this.#run;
    for (const { routeEntry, rows, facts, hasNoProblems: clean } of shown) {
      const key = this.key(routeEntry, rows);
      if (key === undefined || !clean || this.pages.has(key) || !this.#keys) continue;
      this.pages.set(key, { facts, blocks: this.#keys.blocks(facts.blocks) });
    }
    const until = shown.reduce(
      (soonest, { facts }) => Math.min(soonest, facts.until ?? soonest),
      Number.POSITIVE_INFINITY,
    );
    return {
      sources,
      ...(publicFiles && { publicFiles }),
      outlines: this.#outlines(shared),
      entries: this.entries,
      pages: this.pages,
      ...(diagnostics.length === 0 && {
        checked: {
          inputs,
          ...(Number.isFinite(until) && { until }),
          pages: summary.pages,
          sections: summary.sections,
        },
      }),
    };
  }

  /** The same facts, in less memory. */
  #shared(facts: PageFacts): PageFacts {
    const list = (given: string[]) => this.#interned.list(given);
    return {
      ...facts,
      links: list(facts.links),
      anchors: list(facts.anchors),
      images: list(facts.images),
      blocks: list(facts.blocks),
      columns: list(facts.columns),
      unread: list(facts.unread),
      meta: { ...facts.meta, reads: list(facts.meta.reads) },
    };
  }
}

const setsPerTask = 8;

/** Some pages of an entry, or all, as a task for another thread. */
export function taskOf({ file, route }: RouteEntry, sets?: number[]): EntryTask {
  return {
    path: file.source.path,
    route,
    ...(sets && { sets }),
    get text() {
      return file.source.text;
    },
  };
}
