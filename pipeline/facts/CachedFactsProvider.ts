import { siteSectionRegistry } from '../../renderer/index.ts';
import {
  bindRows,
  type CheckedPage,
  type CheckedSite,
  createEntryTask,
  createPageBatches,
  type EntryResult,
  entryDigest,
  findRuleByCode,
  inLocale,
  LazyRouteEntry,
  type LocatedOutline,
  OtherPages,
  type PageFacts,
  type PageFactsProvider,
  PageKeys,
  type Problem,
  ProblemStore,
  type RouteEntry,
  type RowBindings,
  readBindings,
  type SiteContext,
  type SitePage,
  type StoredProblem,
  storeDiagnostics,
  toSharedTexts,
} from '../../schema/index.ts';
import type { CachedPage } from '../cache/CachedPage.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import { isExpired } from '../cache/isExpired.ts';
import type { BuildState } from '../cache/readBuildState.ts';
import { isInShard, type Shard, shardLabel } from '../shards/Shard.ts';
import type { FileRange } from '../workers/ResolvedPages.ts';
import { minPagesForThreads, type WorkerPool } from '../workers/WorkerPool.ts';

/** The parts of the build state that the provider needs; `dev` does not hash public/. */
type ProviderState = Pick<BuildState, 'codeHash' | 'buildCache' | 'fingerprint' | 'sources'> &
  Partial<Pick<BuildState, 'publicFiles'>>;

/** The parts of the build cache that a check renews. */
type CheckSnapshot = Pick<
  CachedSite,
  'sources' | 'publicFiles' | 'outlines' | 'bindings' | 'pages' | 'lastCheck'
>;

/**
 * Supplies the facts of pages from the build cache, or from worker threads when many pages are new.
 * Leaves pages with errors to the caller. All methods share the pages and keys that it collects.
 */
export class CachedFactsProvider implements PageFactsProvider {
  readonly #state: ProviderState;
  readonly #cached: CachedSite;
  readonly #pool: WorkerPool | undefined;
  readonly #now: Date;
  readonly #onDone: ((pages: number) => void) | undefined;
  readonly #shard: Shard | undefined;
  #otherPages: OtherPages | undefined;
  #problemStore: ProblemStore | undefined;
  /** The stored problems of each page that has some. */
  readonly #problems = new WeakMap<PageFacts, StoredProblem[]>();
  readonly #foundNoSimilarPages: boolean;
  readonly #fromCleanCheck = new WeakSet<PageFacts>();
  #keys: PageKeys | undefined;
  /** Cache key → page, for every page whose facts are known. */
  readonly #pages = new Map<string, CachedPage>();
  /** Cache key of a page that a worker checked → where it is stored until it is rendered. */
  readonly #resolved = new Map<string, FileRange>();
  /** Digest of a route entry → the rows it binds. */
  readonly #bindings: CachedSite['bindings'] = {};

  /**
   * @param pool without it, pages that are not in the cache are left to the caller
   * @param options.onDone called with the number of pages checked since the last call
   * @param options.shard the only pages to check; of the others, only the heads are read
   */
  constructor(
    state: ProviderState,
    pool: WorkerPool | undefined,
    now: Date,
    { onDone, shard }: { onDone?: (pages: number) => void; shard?: Shard | undefined } = {},
  ) {
    this.#state = state;
    this.#cached = state.buildCache.site;
    this.#pool = pool;
    this.#now = now;
    this.#onDone = onDone;
    this.#shard = shard;
    this.#foundNoSimilarPages = foundNoSimilarPages(this.#cached);
  }

  findOutline(path: string): LocatedOutline | undefined {
    const outline = this.#cached.outlines?.[path];
    return outline?.digest === this.#state.sources[path]?.digest ? outline : undefined;
  }

  async prepare(siteContext: SiteContext): Promise<ReadonlySet<string>> {
    this.#keys = new PageKeys(this.#state.codeHash, siteContext);
    this.#problemStore = new ProblemStore(siteContext);
    this.#otherPages = createOtherPages(this.#shard, siteContext);
    this.#pool?.share({
      ...toSharedTexts(siteContext),
      siteSections: siteSectionRegistry.modules,
      features: siteSectionRegistry.features,
    });
    const routeEntries = siteContext.context.manifest.routeEntries.filter(
      (routeEntry) => routeEntry instanceof LazyRouteEntry,
    );
    const unreadable = await this.#bindEntries(routeEntries, siteContext);
    if (unreadable.size > 0) return unreadable;
    if (this.#pool) await this.#checkNewPages(routeEntries, siteContext, this.#pool);
    for (const routeEntry of routeEntries)
      this.#bindings[routeEntry.file.digest] = routeEntry.bindings ?? {};
    return unreadable;
  }

  findFacts(routeEntry: RouteEntry, rows: RowBindings): PageFacts | undefined {
    const key = this.pageKey(routeEntry, rows);
    if (key === undefined || !this.#keys) return undefined;
    const known = this.#pages.get(key);
    if (known) return known.facts;
    if (this.#otherPages && routeEntry instanceof LazyRouteEntry) {
      const facts = this.#otherPages.find(key, routeEntry, rows);
      if (facts) return facts;
    }
    const cached = this.#cached.pages.get(key);
    if (!cached || this.blocksKey(cached.facts) !== cached.blocks) return undefined;
    if (isExpired(cached.facts.validUntil, this.#now)) return undefined;
    if (cached.problems && !this.#problemStore?.isCurrent(cached.problems)) return undefined;
    if (this.#foundNoSimilarPages) this.#fromCleanCheck.add(cached.facts);
    this.#addPage(key, cached);
    return cached.facts;
  }

  findProblems(routeEntry: RouteEntry, facts: PageFacts): Problem[] {
    const problems = this.#problems.get(facts);
    return (problems && this.#problemStore?.restore(problems, routeEntry.file.source)) ?? [];
  }

  isUnchangedSinceCleanCheck(facts: PageFacts): boolean {
    return this.#fromCleanCheck.has(facts);
  }

  /** The cache keys of pages and lists; undefined before `prepare()`. */
  get keys(): PageKeys | undefined {
    return this.#keys;
  }

  /** Returns the cache key of a page; undefined when its manifest had to be parsed unsplit. */
  pageKey(routeEntry: RouteEntry, rows: RowBindings): string | undefined {
    const digest = entryDigest(routeEntry);
    if (digest === undefined) return undefined;
    return this.#keysIn(routeEntry.localization?.locale)?.pageKey(digest, rows);
  }

  /** Returns the cache key of the blocks and lists of a page. */
  blocksKey(facts: PageFacts): string {
    return this.#keysIn(facts.meta.locale)?.blocksKey(facts) ?? '';
  }

  #keysIn(locale: string | undefined): PageKeys | undefined {
    return locale === undefined ? this.#keys : this.#keys?.inLocale(locale);
  }

  /** Returns where a page is stored, by its cache key, if a worker resolved it. */
  resolvedSlot(key: string): FileRange | undefined {
    return this.#resolved.get(key);
  }

  /** Adds the pages that the caller checked and that have no errors. */
  addNewPages(shownPages: CheckedSite['shownPages']): void {
    for (const { routeEntry, rows, facts, problems } of shownPages) {
      const key = this.pageKey(routeEntry, rows);
      if (key === undefined || !problems || this.#pages.has(key)) continue;
      if (this.#otherPages?.has(key)) continue;
      const stored = this.#problemStore?.store(problems, routeEntry.file.source);
      if (stored) this.#addChecked(key, { facts, ...(stored.length > 0 && { problems: stored }) });
    }
  }

  /** Whether a page, without the other pages, is known to have no errors. */
  isWithoutErrors({ routeEntry, rows }: SitePage): boolean {
    return this.#pages.has(this.pageKey(routeEntry, rows) ?? '');
  }

  /** Returns what the next build can reuse of a check: every page without errors. */
  snapshot({ shownPages, diagnostics, summary, siteContext }: CheckedSite): CheckSnapshot {
    const { fingerprint, sources, publicFiles } = this.#state;
    this.addNewPages(shownPages);
    const until = shownPages.reduce(
      (earliest, { facts }) => Math.min(earliest, facts.validUntil ?? earliest),
      Number.POSITIVE_INFINITY,
    );
    // Another build may have removed other routes.
    const isRepeatable =
      summary.errors === 0 &&
      !diagnostics.some(({ code }) => findRuleByCode(code)?.dependsOnLastBuild);
    const { manifests } = siteContext.context.loaded;
    const outlines = Object.fromEntries(
      manifests.flatMap(({ source: { path }, outline }) => {
        const digest = sources[path]?.digest;
        return outline && digest ? [[path, { ...outline, digest }]] : [];
      }),
    );
    const lastCheck: CachedSite['lastCheck'] = isRepeatable
      ? {
          fingerprint,
          ...(this.#shard && { shard: shardLabel(this.#shard) }),
          ...(Number.isFinite(until) && { until }),
          pages: summary.pages,
          sections: summary.sections,
          diagnostics: storeDiagnostics(diagnostics, outlines),
        }
      : undefined;
    return {
      sources,
      ...(publicFiles && { publicFiles }),
      outlines,
      bindings: this.#bindings,
      pages: this.#pages,
      lastCheck,
    };
  }

  /**
   * Sets the bindings of route entries: from the cache, from workers when many entries are new.
   *
   * @returns the manifests with an entry that cannot be parsed on its own
   */
  async #bindEntries(
    routeEntries: readonly LazyRouteEntry[],
    { context }: SiteContext,
  ): Promise<Set<string>> {
    const unreadable = new Set<string>();
    const newEntries: LazyRouteEntry[] = [];
    for (const routeEntry of routeEntries) {
      const bindings = this.#cached.bindings[routeEntry.file.digest];
      if (bindings) routeEntry.bindings = bindings;
      else if (this.#otherPages?.includes(routeEntry)) {
        const head = this.#otherPages.head(routeEntry);
        if (head.isReadable) routeEntry.bindings = readBindings(head.value);
        else unreadable.add(routeEntry.file.source.path);
      } else newEntries.push(routeEntry);
    }
    const pool = newEntries.length >= minPagesForThreads ? this.#pool : undefined;
    // An entry with `each` can generate thousands of pages: its rows must be known to split it.
    const forWorkers = pool ? newEntries.filter(({ file }) => !file.mayRepeat) : [];
    for (const routeEntry of newEntries) {
      if (pool && !routeEntry.file.mayRepeat) continue;
      if (routeEntry.isReadable) routeEntry.bindings = readBindings(routeEntry.value);
      else unreadable.add(routeEntry.file.source.path);
    }
    const tasks = forWorkers.map((routeEntry) => () => createEntryTask(routeEntry));
    const results = (await pool?.check(tasks, this.#onDone)) ?? [];
    for (const [index, routeEntry] of forWorkers.entries()) {
      const result = results[index];
      if (!result?.isReadable) {
        unreadable.add(routeEntry.file.source.path);
        continue;
      }
      routeEntry.bindings = result.bindings;
      this.#addResult(
        routeEntry,
        bindRows(routeEntry, inLocale(context, routeEntry).resolve).sets,
        result,
      );
    }
    return unreadable;
  }

  /** Lets workers check the pages that are not in the cache, if there are many. */
  async #checkNewPages(
    routeEntries: readonly LazyRouteEntry[],
    { context }: SiteContext,
    pool: WorkerPool,
  ): Promise<void> {
    const batches = createPageBatches(
      routeEntries,
      context,
      (routeEntry, rows) => this.findFacts(routeEntry, rows) === undefined,
    );
    const pages = batches.reduce((sum, { rows }) => sum + rows.length, 0);
    if (pages < minPagesForThreads) return;
    const tasks = batches.map(({ task }) => task);
    const results = await pool.check(tasks, this.#onDone);
    for (const [index, { routeEntry, rows }] of batches.entries())
      this.#addResult(routeEntry, rows, results[index]);
  }

  #addResult(
    routeEntry: LazyRouteEntry,
    rowsOfPages: readonly RowBindings[],
    result: EntryResult<FileRange> | undefined,
  ): void {
    for (const [index, rows] of rowsOfPages.entries()) {
      const key = this.pageKey(routeEntry, rows);
      if (key === undefined) continue;
      const slot = result?.resolved[index];
      if (slot) this.#resolved.set(key, slot);
      const page = result?.pages[index];
      if (page) this.#addChecked(key, page);
    }
  }

  #addChecked(key: string, page: CheckedPage): void {
    this.#addPage(key, { ...page, blocks: this.blocksKey(page.facts) });
  }

  #addPage(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    if (page.problems) this.#problems.set(page.facts, page.problems);
  }
}

function createOtherPages(
  shard: Shard | undefined,
  siteContext: SiteContext,
): OtherPages | undefined {
  return shard && new OtherPages((route) => isInShard(route, shard), siteContext);
}

/** Whether the last check found no problem by comparing pages. A suppressed one must be found again. */
function foundNoSimilarPages({ lastCheck, outlines = {} }: CachedSite): boolean {
  if (!lastCheck || lastCheck.shard) return false;
  if (lastCheck.diagnostics.some(({ code }) => findRuleByCode(code)?.comparesPages)) return false;
  return !Object.values(outlines).some(({ mayHaveDirectives }) => mayHaveDirectives);
}
