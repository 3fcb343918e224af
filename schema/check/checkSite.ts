import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { FormDefinition } from '../form.ts';
import { type LoadedSite, loadSite, type ReadOverlay } from '../manifest/loadSite.ts';
import { readPublic } from '../manifest/readPublic.ts';
import type { Page } from '../page.ts';
import type { RouteEntry } from '../resolve/Manifest.ts';
import { checkRenderedPages, type RenderedPageFacts } from '../rules/page/checkRenderedPages.ts';
import type { SitePage, SiteRuleContext } from '../rules/RuleContext.ts';
import { checkWithheldFiles } from '../rules/site/checkWithheldFiles.ts';
import type { Site } from '../site.ts';
import { locate } from '../yaml/locate.ts';
import { CheckCache } from './CheckCache.ts';
import { checkRouteEntry } from './checkRouteEntry.ts';
import { createDiagnostics } from './createDiagnostics.ts';
import type { PageFactsProvider } from './PageFactsProvider.ts';
import { type ReadOptions, readSiteContext } from './readSiteContext.ts';
import { runSiteRules } from './runRules.ts';
import type { SiteContext } from './SiteContext.ts';

/** What `checkSite` is told. */
export interface CheckOptions extends Omit<ReadOptions, 'now'> {
  now?: Date;
  /** Unsaved text of files, for editors. */
  overlay?: ReadOverlay;
  /** What the check before left, for programs that check often. */
  cache?: CheckCache;
  /** Where the facts of pages come from; without it they are found out here. */
  factsProvider?: PageFactsProvider;
}

/** A site as far as it could be understood, and everything that is wrong with it. */
export interface CheckedSite {
  /** Sorted by file, line and column. */
  diagnostics: Diagnostic[];
  /** Undefined when it cannot be used. */
  site: Site | undefined;
  /** The pages to build, in the order of the manifest. */
  pages: Page[];
  forms: Record<string, FormDefinition>;
  /** The same pages, as far as they are known without being resolved. */
  shownPages: SitePage[];
  siteContext: SiteContext;
  /** Every file that was read. */
  files: { path: string; text: string }[];
  /** What is wrong with pages as they were rendered. */
  checkRendered(pages: readonly RenderedPageFacts[]): Diagnostic[];
  /** First and last line of the entry that a page comes from. */
  findEntryLines(page: Pick<Page, 'route'>): { line: number; endLine: number } | undefined;
  summary: {
    errors: number;
    warnings: number;
    pages: number;
    sections: number;
    milliseconds: number;
  };
}

/**
 * Loads, validates and resolves a site: every mistake in one run, each at its place. Never throws
 * for what is in the files.
 */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  const started = performance.now();
  const { now = new Date(), factsProvider: source } = options;
  const memory = options.cache ?? new CheckCache();
  const { loaded, shared } = await read({ ...options, now }, memory);
  const files = filesOf(loaded);
  const { context, forms } = shared;
  const { manifest, site } = context;
  const routeEntries = manifest.routeEntries.map((routeEntry) =>
    memory.getOrCheck(routeEntry, now, () => checkRouteEntry(routeEntry, context, source)),
  );
  const all = routeEntries.flatMap((routeEntry) => routeEntry.pages);
  const shown = all.filter(({ facts }) => facts.isShown);
  const across: SiteRuleContext = {
    ...context,
    routeEntries: routeEntries.map(({ bound }) => bound),
    allPages: all,
    pages: shown,
    isIncomplete:
      manifest.isIncomplete ||
      routeEntries.some(
        ({ pages }) => pages.length === 0 || pages.some(({ facts }) => !facts.areAllSectionsRead),
      ),
    areRoutesIncomplete:
      manifest.isIncomplete || routeEntries.some(({ pages }) => pages.length === 0),
  };
  const problems: Problem[] = [
    ...loaded.problems,
    ...files.flatMap((file) => file.problems),
    ...shared.problems,
    ...routeEntries.flatMap((routeEntry) => routeEntry.problems),
    ...runSiteRules(across),
    ...checkWithheldFiles(await readPublic(options.root)),
  ];
  const diagnostics = createDiagnostics(problems, { checks: site?.checks ?? {}, files });
  const once = [...new Map(shown.map((one) => [one.facts.meta.route, one])).values()];
  const pages = once.map(pageOf);
  const places = new Map(once.map((one) => [one.facts.meta.route, one.routeEntry]));
  return {
    diagnostics,
    site,
    pages,
    shownPages: once,
    siteContext: shared,
    forms,
    files: files.map(({ source }) => ({
      path: source.path,
      get text() {
        return source.text;
      },
    })),
    checkRendered: (rendered) =>
      createDiagnostics(checkRenderedPages(rendered, across), {
        checks: site?.checks ?? {},
        files: [],
      }),
    findEntryLines(page) {
      const routeEntry = places.get(page.route);
      return routeEntry && linesOf(routeEntry);
    },
    summary: {
      errors: diagnostics.filter((one) => one.severity === 'error').length,
      warnings: diagnostics.filter((one) => one.severity === 'warning').length,
      pages: pages.length,
      sections: shown.reduce((sum, { facts }) => sum + facts.sections, 0),
      milliseconds: Math.round(performance.now() - started),
    },
  };
}

/** Reads the files and what pages share; what cannot be taken apart is read as a whole. */
async function read(
  options: CheckOptions & ReadOptions,
  memory: CheckCache,
): Promise<{ loaded: LoadedSite; shared: SiteContext }> {
  const { root, overlay, factsProvider: source } = options;
  const whole = new Set<string>();
  for (;;) {
    const loaded = await loadSite(root, {
      overlay,
      known: memory.files,
      deferred: source !== undefined,
      keepTexts: options.cache !== undefined,
      outline: (path) => source?.findOutline?.(path),
      parseUnsplit: whole,
    });
    const shared = readSiteContext(loaded, options, memory);
    const unreadable = await source?.prepare(shared);
    if (!unreadable?.size) return { loaded, shared };
    for (const path of unreadable) {
      whole.add(path);
      memory.files.delete(path);
    }
  }
}

function filesOf(loaded: LoadedSite) {
  return [
    ...loaded.manifests,
    ...loaded.collections.values(),
    ...loaded.rowSchemas.values(),
    ...loaded.forms.values(),
  ];
}

/** A page whose sections are resolved when they are first asked for. */
function pageOf({ facts, resolved }: SitePage): Page {
  let whole: Page | undefined;
  const page = () => {
    whole ??= resolved().page;
    return whole;
  };
  return {
    ...facts.meta,
    get sections() {
      return page().sections;
    },
    get sectionOrigins() {
      return page().sectionOrigins;
    },
  };
}

/** First and last line of an entry. */
function linesOf({ file, path }: RouteEntry): { line: number; endLine: number } {
  const { source } = file;
  if (file.base) {
    const content = source.text.replace(/(?:\r?\n[ \t]*(?:#.*)?)*$/, '');
    return {
      line: source.position(0).line,
      endLine: source.position(content.length).line,
    };
  }
  const key = locate({ file, path, part: 'key' });
  const value = locate({ file, path, part: 'whole' });
  return { line: source.position(key.from).line, endLine: source.position(value.to).line };
}
