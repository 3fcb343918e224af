import type { CheckedSite } from '../../../schema/checkSite.ts';
import type { PageFacts } from '../../../schema/crossChecks/PageFacts.ts';
import { EntryFile } from '../../../schema/load/EntryFile.ts';
import type { ManifestOutline } from '../../../schema/load/openManifest.ts';
import type { PageSource } from '../../../schema/PageSource.ts';
import type { Shared } from '../../../schema/readShared.ts';
import { bindingsOf } from '../../../schema/resolve/bindingsOf.ts';
import { bindRows, type Rows } from '../../../schema/resolve/bindRows.ts';
import { DeferredUnit } from '../../../schema/resolve/DeferredUnit.ts';
import type { PageUnit } from '../../../schema/resolve/Manifest.ts';
import type { LastRun } from '../lastRun.ts';
import { Interned } from './Interned.ts';
import type { EntryOutcome, EntryTask } from './messages.ts';
import { PageKeys } from './PageKeys.ts';
import { type PagePool, worthThreads } from './PagePool.ts';
import type { Slot } from './ResolvedPages.ts';
import type { StoredPage } from './StoredPage.ts';
import type { StoredOutline, StoredSite } from './StoredSite.ts';
import { sharedTexts } from './sharedTexts.ts';

/** What a finder needs of the last run; `dev` does not name the files of public/. */
type KnownRun = Pick<LastRun, 'codeHash' | 'store' | 'inputs' | 'sources'> &
  Partial<Pick<LastRun, 'publicFiles'>>;

/**
 * Finds the facts of pages: in what an earlier run kept, or by having them checked in other
 * threads. What has something to tell is left to the caller, who knows the places.
 */
export class PageFinder implements PageSource {
  readonly #run: KnownRun;
  readonly #stored: StoredSite;
  readonly #pool: PagePool | undefined;
  readonly #now: Date;
  readonly #onDone: ((pages: number) => void) | undefined;
  readonly #interned = new Interned();
  readonly #settled = new WeakSet<PageFacts>();
  #keys: PageKeys | undefined;
  /** What is known now: key → page. */
  readonly pages = new Map<string, StoredPage>();
  /** Key of a page that was checked now → where it is kept until it is rendered. */
  readonly resolved = new Map<string, Slot>();
  /** Digest of an entry → its rows. */
  readonly entries: StoredSite['entries'] = {};

  /** @param pool without it nothing is shared out: every page is looked at when it is asked for */
  constructor(
    run: KnownRun,
    pool: PagePool | undefined,
    now: Date,
    onDone?: (pages: number) => void,
  ) {
    this.#run = run;
    this.#stored = run.store.site;
    this.#pool = pool;
    this.#now = now;
    this.#onDone = onDone;
  }

  outline(path: string): ManifestOutline | undefined {
    const stored = this.#stored.outlines?.[path];
    return stored?.digest === this.#run.sources[path]?.digest ? stored : undefined;
  }

  async prepare(shared: Shared): Promise<ReadonlySet<string>> {
    this.#keys = new PageKeys(this.#run.codeHash, shared);
    this.#pool?.share(sharedTexts(shared));
    const units = shared.context.manifest.units.filter((unit) => unit instanceof DeferredUnit);
    const unreadable = new Set<string>();
    const unknown: DeferredUnit[] = [];
    for (const unit of units) {
      const bindings = this.#stored.entries[unit.file.digest];
      if (bindings) unit.bindings = bindings;
      else unknown.push(unit);
    }
    // An entry with `each` may make thousands of pages, and must be known to be shared out.
    const large = this.#pool !== undefined && unknown.length >= worthThreads;
    const isElsewhere = ({ file }: DeferredUnit) => large && !file.mayRepeat;
    const elsewhere = unknown.filter(isElsewhere);
    for (const unit of unknown) {
      if (isElsewhere(unit)) continue;
      if (unit.readable) unit.bindings = bindingsOf(unit.value);
      else unreadable.add(unit.file.source.path);
    }
    const tasks = elsewhere.map((unit) => taskOf(unit));
    const outcomes = (await this.#pool?.check(tasks, this.#onDone)) ?? [];
    for (const [index, unit] of elsewhere.entries()) {
      const outcome = outcomes[index];
      if (!outcome?.readable) {
        unreadable.add(unit.file.source.path);
        continue;
      }
      unit.bindings = outcome.bindings;
      this.#keep(unit, bindRows(unit, shared.context.resolve).sets, outcome);
    }
    if (unreadable.size > 0) return unreadable;
    if (this.#pool) await this.#checkRows(units, shared, this.#pool);
    for (const unit of units) this.entries[unit.file.digest] = unit.bindings ?? {};
    return unreadable;
  }

  settled(facts: PageFacts): boolean {
    return this.#settled.has(facts);
  }

  facts(unit: PageUnit, rows: Rows): PageFacts | undefined {
    const key = this.key(unit, rows);
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
  key(unit: PageUnit, rows: Rows): string | undefined {
    if (!(unit.file instanceof EntryFile)) return undefined;
    return this.#keys?.page(unit.file.digest, rows);
  }

  #outlines({ context }: Shared): Record<string, StoredOutline> {
    return Object.fromEntries(
      context.loaded.manifests.flatMap(({ source, outline }) => {
        const digest = this.#run.sources[source.path]?.digest;
        return outline && digest ? [[source.path, { ...outline, digest }]] : [];
      }),
    );
  }

  /** Has the pages that nothing is known of checked, where they are many. */
  async #checkRows(units: readonly DeferredUnit[], shared: Shared, pool: PagePool): Promise<void> {
    const tasks: { unit: DeferredUnit; sets: Rows[]; task: EntryTask }[] = [];
    for (const unit of units) {
      const { sets } = bindRows(unit, shared.context.resolve);
      const unknown = sets.flatMap((rows, set) => (this.facts(unit, rows) ? [] : set));
      for (let from = 0; from < unknown.length; from += setsPerTask) {
        const part = unknown.slice(from, from + setsPerTask);
        tasks.push({
          unit,
          sets: part.map((set) => sets[set] as Rows),
          task: taskOf(unit, part),
        });
      }
    }
    const pages = tasks.reduce((sum, { sets }) => sum + sets.length, 0);
    if (pages < worthThreads) return;
    const outcomes = await pool.check(
      tasks.map(({ task }) => task),
      this.#onDone,
    );
    for (const [index, { unit, sets }] of tasks.entries()) this.#keep(unit, sets, outcomes[index]);
  }

  #keep(unit: DeferredUnit, sets: readonly Rows[], outcome: EntryOutcome | undefined): void {
    for (const [index, rows] of sets.entries()) {
      const key = this.key(unit, rows);
      const slot = outcome?.resolved[index];
      if (key !== undefined && slot) this.resolved.set(key, slot);
      const own = outcome?.facts[index];
      if (key === undefined || !own || !this.#keys) continue;
      this.pages.set(key, { facts: this.#shared(own), blocks: this.#keys.blocks(own.blocks) });
    }
  }

  /** Names the text of an entry; undefined where the file had to be read as a whole. */
  entry({ file }: PageUnit): string | undefined {
    return file instanceof EntryFile ? file.digest : undefined;
  }

  /** Names the state of some blocks. */
  blocks(names: readonly string[]): string {
    return this.#keys?.blocks(names) ?? '';
  }

  /** What is to be kept for the next run: every page without fault. */
  keep({
    shown,
    diagnostics,
    summary,
    shared,
  }: CheckedSite): Pick<
    StoredSite,
    'sources' | 'publicFiles' | 'outlines' | 'entries' | 'pages' | 'checked'
  > {
    const { inputs, sources, publicFiles } = this.#run;
    for (const { unit, rows, facts, clean } of shown) {
      const key = this.key(unit, rows);
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
      head: { ...facts.head, reads: list(facts.head.reads) },
    };
  }
}

const setsPerTask = 8;

/** Some pages of an entry, or all, as a task for another thread. */
export function taskOf({ file, route }: PageUnit, sets?: number[]): EntryTask {
  return {
    path: file.source.path,
    route,
    ...(sets && { sets }),
    get text() {
      return file.source.text;
    },
  };
}
