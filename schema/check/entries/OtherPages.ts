import { EntryFile } from '../../manifest/EntryFile.ts';
import { omitSections } from '../../manifest/omitSections.ts';
import type { RowBindings } from '../../reference/expressions/Scope.ts';
import { LazyRouteEntry } from '../../reference/read/LazyRouteEntry.ts';
import { variants } from '../../reference/read/variants.ts';
import { resolvePage } from '../../reference/resolvePage.ts';
import type { PageFacts } from '../../rules/PageFacts.ts';
import { collectFacts } from '../../rules/page/facts/collectFacts.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import { inLocale } from '../inLocale.ts';
import type { SiteContext } from '../SiteContext.ts';

/**
 * Reads the pages of other shards as far as the pages of this shard can show them: route, title,
 * dates, but no sections.
 */
export class OtherPages {
  readonly #isChecked: (route: string) => boolean;
  readonly #context: SiteContext['context'];
  #lastHead: { routeEntry: LazyRouteEntry; head: LazyRouteEntry } | undefined;
  /** The facts of a page by its cache key; `undefined` for a page of this shard. */
  readonly #known = new Map<string, PageFacts | undefined>();

  /** @param isChecked whether the pages of a route belong to this shard */
  constructor(isChecked: (route: string) => boolean, { context }: Pick<SiteContext, 'context'>) {
    this.#isChecked = isChecked;
    this.#context = context;
  }

  /** Whether all pages of a route entry are known to belong to other shards. */
  includes({ route, file }: LazyRouteEntry): boolean {
    const hasVariants = variants?.mayBeIn(file.source.text);
    return !route.includes('{{') && !hasVariants && !this.#isChecked(route);
  }

  /** Returns a route entry without its sections. */
  head(routeEntry: LazyRouteEntry): LazyRouteEntry {
    if (this.#lastHead?.routeEntry === routeEntry) return this.#lastHead.head;
    const { source, route } = routeEntry.file;
    const text = new SourceFile(source.path, omitSections(source.text));
    const cut = new LazyRouteEntry(new EntryFile(text, route), routeEntry.localization);
    const head = cut.isReadable ? cut : routeEntry;
    this.#lastHead = { routeEntry, head };
    return head;
  }

  /**
   * Returns what is known about a page of another shard; undefined for a page of this shard, and for
   * one whose route cannot be read.
   *
   * @param key cache key of the page
   */
  find(key: string, routeEntry: LazyRouteEntry, rows: RowBindings): PageFacts | undefined {
    if (!routeEntry.route.includes('{{') && this.#isChecked(routeEntry.route)) return undefined;
    if (!this.#known.has(key)) this.#known.set(key, this.#read(routeEntry, rows));
    return this.#known.get(key);
  }

  /** Whether a page belongs to another shard, by its cache key. */
  has(key: string): boolean {
    return this.#known.get(key) !== undefined;
  }

  #read(routeEntry: LazyRouteEntry, rows: RowBindings): PageFacts | undefined {
    const context = inLocale(this.#context, routeEntry);
    const { page, usage } = resolvePage(this.head(routeEntry), rows, context.resolve);
    if (!page || this.#isChecked(page.page.route)) return undefined;
    return collectFacts(page, usage, context);
  }
}
