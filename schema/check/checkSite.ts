import { setImmediate } from 'node:timers/promises';
import { countSeverities } from '../diagnostics/countSeverities.ts';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import { readPublic } from '../manifest/readPublic.ts';
import { listRoutes } from '../reference/read/misplacedRoutes.ts';
import type { Report } from '../report/Report.ts';
import { catalogue } from '../rules/catalogue.ts';
import type { RenderedSiteFacts } from '../rules/RenderedSiteFacts.ts';
import type { SitePage, SiteRuleContext } from '../rules/RuleContext.ts';
import { runFileRules, runOutputRules, runSiteRules } from '../rules/runRules.ts';
import { isWrongRoute } from '../rules/shape/wrong-route.ts';
import { readThemeCss } from '../theme/readThemeCss.ts';
import type { FormConfig } from '../vocabulary/form/form.ts';
import type { Page } from '../vocabulary/page.ts';
import type { Site } from '../vocabulary/site/site.ts';
import { areChecksReadable } from './areChecksReadable.ts';
import { CheckCache } from './CheckCache.ts';
import type { CheckOptions } from './CheckOptions.ts';
import { type CheckedRouteEntry, checkRouteEntry } from './checkRouteEntry.ts';
import { createDiagnostics } from './createDiagnostics.ts';
import { createLazyPage } from './createLazyPage.ts';
import { nameLostKeys } from './filters/nameLostKeys.ts';
import { findLines } from './findLines.ts';
import { listProblems } from './listProblems.ts';
import { loadWithContext } from './loadWithContext.ts';
import { settleMissingNames } from './missingNames/settleMissingNames.ts';
import { readTeamFile } from './readTeamFile.ts';
import type { SiteContext } from './SiteContext.ts';

/** A site as far as it could be read, with its diagnostics. */
export interface CheckedSite {
  /** Sorted by file, line and column. */
  diagnostics: Diagnostic[];
  /** Undefined if `site` has no name or url. */
  site: Site | undefined;
  /** The pages to build, in the order of the manifest. */
  pages: Page[];
  forms: Record<string, FormConfig>;
  /** The same pages as facts; resolving them is left to the caller. */
  shownPages: SitePage[];
  siteContext: SiteContext;
  /** Every YAML file of the site, and theme.css; texts are read when asked for. */
  files: { path: string; text: string }[];
  /** Reports the problems of the site and those that only show once its pages are rendered, or written. */
  checkRendered(rendered: RenderedSiteFacts): Pick<CheckedSite, 'diagnostics' | 'summary'>;
  /** Finds the first and last line of the entry that a page comes from. */
  findEntryLines(page: Pick<Page, 'route'>): { line: number; endLine: number } | undefined;
  summary: Report['summary'];
}

/** How long entries are checked at a stretch, in milliseconds. */
const longestSlice = 50;

/**
 * Loads, validates and resolves a site and reports every problem with its location. Never throws
 * because of the content of files.
 */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  const started = performance.now();
  const { factsProvider } = options;
  const cache = options.cache ?? new CheckCache();
  const { loaded, shared: siteContext } = await loadWithContext(options, cache);
  const themeCss = await readThemeCss(options.root);
  const files = listFiles(loaded);
  const { context, forms, site } = siteContext;
  const { manifest, now } = context;
  const routeEntries: CheckedRouteEntry[] = [];
  let resumed = performance.now();
  for (const routeEntry of manifest.routeEntries) {
    // A server answers others meanwhile.
    if (performance.now() - resumed > longestSlice) {
      await setImmediate();
      resumed = performance.now();
    }
    const { localization } = routeEntry;
    const known = localization ? cache.inLocale(localization.locale) : cache;
    const check = () => checkRouteEntry(routeEntry, context, factsProvider);
    routeEntries.push(known.getOrCheck(routeEntry, now, check));
  }
  const allPages = routeEntries.flatMap((routeEntry) => routeEntry.pages);
  const shownPages = allPages.filter(({ facts }) => facts.isShown);
  const invalidRoutes = routeEntries.flatMap(({ problems }) =>
    problems.flatMap((problem) => (isWrongRoute(problem) ? (problem.route ?? []) : [])),
  );
  const areRoutesIncomplete =
    manifest.isIncomplete ||
    invalidRoutes.length > 0 ||
    routeEntries.some(({ pages }) => pages.length === 0) ||
    allPages.some(
      ({ problems, routeEntry }) =>
        problems?.length !== 0 && listRoutes(routeEntry.value).length > 0,
    );
  const ruleContext: SiteRuleContext = {
    ...context,
    catalogue,
    routeEntries: routeEntries.map(({ bound }) => bound),
    allPages,
    pages: shownPages,
    isIncomplete:
      areRoutesIncomplete ||
      routeEntries.some(({ pages }) => pages.some(({ facts }) => !facts.areAllSectionsRead)),
    areRoutesIncomplete,
    invalidRoutes,
  };
  const problems: Problem[] = [
    ...(options.problems ?? []),
    ...loaded.problems,
    ...nameLostKeys(
      files.flatMap((file) => file.problems),
      options.sections,
    ),
    ...siteContext.problems,
    ...listProblems(
      routeEntries,
      options.skipsSiteRules ? [] : runSiteRules(ruleContext),
      siteContext,
    ),
    ...(await runFileRules(
      {
        publicFolder: await readPublic(options.root),
        unread: options.skipsSiteRules ? [] : loaded.listUnread(),
      },
      context,
    )),
    ...(themeCss?.problems ?? []),
    ...(loaded.team ? readTeamFile(loaded.team).problems : []),
  ];
  const report = (rendered: readonly Problem[] = []) => {
    const diagnostics = createDiagnostics([...problems, ...rendered], {
      checks: areChecksReadable(files) ? (context.site?.checks ?? {}) : undefined,
      files,
      settle: (reported) => settleMissingNames(reported, ruleContext),
    });
    return { diagnostics, summary: { ...counts, ...countSeverities(diagnostics) } };
  };
  const distinctPages = [...new Map(shownPages.map((one) => [one.facts.meta.route, one])).values()];
  const pages = distinctPages.map(createLazyPage);
  const entriesByRoute = new Map(
    distinctPages.map((one) => [one.facts.meta.route, one.routeEntry]),
  );
  const counts = {
    pages: pages.length,
    sections: shownPages.reduce((sum, { facts }) => sum + facts.sections, 0),
    milliseconds: Math.round(performance.now() - started),
  };
  const { diagnostics, summary } = report();
  return {
    diagnostics,
    site,
    pages,
    shownPages: distinctPages,
    siteContext,
    forms,
    files: [...files, ...(themeCss ? [themeCss.file] : [])].map(({ source }) => ({
      path: source.path,
      get text() {
        return source.text;
      },
    })),
    checkRendered(rendered) {
      const found = runOutputRules(
        options.skipsSiteRules ? { ...rendered, pictures: {} } : rendered,
        ruleContext,
      );
      return found.length > 0 ? report(found) : { diagnostics, summary };
    },
    findEntryLines(page) {
      const routeEntry = entriesByRoute.get(page.route);
      return routeEntry && findLines(routeEntry);
    },
    summary,
  };
}

function listFiles(loaded: LoadedSite) {
  return [
    ...loaded.manifests,
    ...loaded.collections.values(),
    ...loaded.markdownFiles,
    ...loaded.rowSchemas.values(),
    ...loaded.forms.values(),
    ...(loaded.words ? [loaded.words] : []),
    ...loaded.styles.values(),
    ...loaded.localeFiles,
    ...(loaded.team ? [loaded.team] : []),
  ];
}
