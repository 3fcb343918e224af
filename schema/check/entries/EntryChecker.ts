import type { Catalogue } from '../../locales/Catalogue.ts';
import { createCatalogue } from '../../locales/createCatalogue.ts';
import { createLocalization } from '../../locales/createLocalization.ts';
import type { TranslatedText } from '../../locales/TranslatedText.ts';
import { EntryFile } from '../../manifest/EntryFile.ts';
import { getSiteFileKind } from '../../manifest/getSiteFileKind.ts';
import { loadSite } from '../../manifest/loadSite.ts';
import { type BoundRouteEntry, bindRows } from '../../reference/lists/bindRows.ts';
import { LazyRouteEntry } from '../../reference/read/LazyRouteEntry.ts';
import type { Localization, PlainLocalization } from '../../reference/read/Manifest.ts';
import { readBindings } from '../../reference/read/readBindings.ts';
import { resolvePage } from '../../reference/resolvePage.ts';
import type { Page } from '../../vocabulary/page.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import { CheckCache } from '../CheckCache.ts';
import type { CheckOptions } from '../CheckOptions.ts';
import { resolveAndCheckPage } from '../checkRouteEntry.ts';
import { inLocale } from '../inLocale.ts';
import { readSiteContext } from '../readSiteContext.ts';
import type { SiteContext } from '../SiteContext.ts';
import type { EntryResult, EntryTask } from './EntryTask.ts';
import { ProblemStore } from './ProblemStore.ts';
import { parseSharedTexts, type SharedTexts } from './sharedTexts.ts';

/**
 * Checks and resolves pages one by one from the text of their route entries, in any thread. It keeps
 * no page, so memory does not grow with the site.
 */
export class EntryChecker {
  readonly siteContext: SiteContext;
  readonly #problemStore: ProblemStore;
  #lastEntry: ParsedEntry | undefined;

  private constructor(siteContext: SiteContext) {
    this.siteContext = siteContext;
    this.#problemStore = new ProblemStore(siteContext);
  }

  /** Parses the site context. */
  static async open(
    texts: SharedTexts,
    code: Pick<CheckOptions, 'sections' | 'checks'>,
  ): Promise<EntryChecker> {
    const { root, mode, now, url, incomplete, translations } = texts;
    const { manifests, overlay } = parseSharedTexts(texts);
    // Each task has the translations of its page.
    const includes = (path: string) => !translations || getSiteFileKind(path) !== 'translations';
    const loaded = await loadSite(root, { manifests, overlay, includes });
    const options = {
      root,
      mode,
      url,
      isIncomplete: incomplete,
      now: new Date(now),
      ...code,
      ...(translations && { catalogues: readTranslations(translations) }),
    };
    return new EntryChecker(readSiteContext(loaded, options, new CheckCache()));
  }

  /**
   * Checks the pages of a route entry.
   *
   * @param keep called with each page that is shown; the result has what it returns
   */
  check<Kept>(task: EntryTask, keep?: (page: Page) => Kept | undefined): EntryResult<Kept> {
    const { routeEntry, bound } = this.#parseEntry(task);
    if (!bound) return { isReadable: false, bindings: {}, pages: [], resolved: [] };
    const context = inLocale(this.siteContext.context, routeEntry);
    const { file } = routeEntry;
    const pages: EntryResult['pages'] = [];
    const resolved: (Kept | undefined)[] = [];
    for (const index of task.rowsIndexes ?? bound.sets.keys()) {
      const rows = bound.sets[index];
      if (!rows) throw new Error(`The entry ${task.route} has no page ${index}`);
      let kept: Kept | undefined;
      const { page, problems } = resolveAndCheckPage(routeEntry, rows, index, context, (found) => {
        if (found.isShown) kept = keep?.(found.page);
      });
      const stored =
        page && bound.problems.length === 0
          ? this.#problemStore.store([...file.problems, ...problems], file.source)
          : undefined;
      pages.push(
        page && stored
          ? { facts: page.facts, ...(stored.length > 0 && { problems: stored }) }
          : null,
      );
      resolved.push(kept);
    }
    return { isReadable: true, bindings: readBindings(routeEntry.value), pages, resolved };
  }

  /** Resolves a page of a route entry; returns undefined when that fails. */
  resolve(task: EntryTask, rowsIndex: number): Page | undefined {
    const { routeEntry, bound } = this.#parseEntry(task);
    const context = inLocale(this.siteContext.context, routeEntry);
    return resolvePage(routeEntry, bound?.sets[rowsIndex] ?? new Map(), context.resolve).page?.page;
  }

  /** Parses a route entry. Keeps the last one, since one entry may generate many pages. */
  #parseEntry({ path, text, route, localization }: EntryTask): ParsedEntry {
    const last = this.#lastEntry;
    const isSameFile = last?.text === text && last.routeEntry.file.source.path === path;
    if (last && isSameFile && last.localization === JSON.stringify(localization)) return last;
    const file = isSameFile
      ? last.routeEntry.file
      : new EntryFile(new SourceFile(path, text), route);
    const routeEntry = new LazyRouteEntry(file, localization && this.#localize(localization));
    const { resolve } = inLocale(this.siteContext.context, routeEntry);
    const bound = routeEntry.isReadable ? bindRows(routeEntry, resolve) : undefined;
    this.#lastEntry = { text, localization: JSON.stringify(localization), routeEntry, bound };
    return this.#lastEntry;
  }

  #localize(plain: PlainLocalization): Localization | undefined {
    const { context } = this.siteContext;
    const catalogue = context.catalogues.get(plain.locale);
    const { resolve, fieldIndex } = context;
    return (
      catalogue && createLocalization(plain, catalogue, { ...resolve, fieldIndex }, resolve.mode)
    );
  }
}

interface ParsedEntry {
  text: string;
  localization: string | undefined;
  routeEntry: LazyRouteEntry;
  /** Undefined when the entry cannot be parsed on its own. */
  bound: BoundRouteEntry | undefined;
}

function readTranslations(
  translations: NonNullable<SharedTexts['translations']>,
): Map<string, Catalogue> {
  return new Map(
    Object.entries(translations).map(([locale, texts]) => [
      locale,
      createCatalogue(locale, texts as TranslatedText[]),
    ]),
  );
}
