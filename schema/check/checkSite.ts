import { countSeverities } from '../diagnostics/countSeverities.ts';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import { readPublic } from '../manifest/readPublic.ts';
import type { Report } from '../report/Report.ts';
import type { RenderedSiteFacts } from '../rules/RenderedSiteFacts.ts';
import type { SitePage } from '../rules/RuleContext.ts';
import { runFileRules, runOutputRules, runSiteRules } from '../rules/runRules.ts';
import { readThemeCss } from '../theme/readThemeCss.ts';
import type { FormConfig } from '../vocabulary/form/form.ts';
import type { Page } from '../vocabulary/page.ts';
import type { Site } from '../vocabulary/site/site.ts';
import { areChecksReadable } from './areChecksReadable.ts';
import { CheckCache } from './CheckCache.ts';
import type { CheckOptions } from './CheckOptions.ts';
import { checkRouteEntries } from './checkRouteEntries.ts';
import { createDiagnostics } from './createDiagnostics.ts';
import { createLazyPage } from './createLazyPage.ts';
import { createSiteRuleContext } from './createSiteRuleContext.ts';
import { explainUnknownKeys } from './filters/explainUnknownKeys.ts';
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

/**
 * Loads, validates and resolves a site and reports every problem with its location. Never throws
 * because of the content of files.
 */
export async function checkSite(options: CheckOptions): Promise<CheckedSite> {
  const started = performance.now();
  const { skipsSiteRules, cache = new CheckCache() } = options;
  const { loaded, shared: siteContext } = await loadWithContext(options, cache);
  const themeCss = await readThemeCss(options.root);
  const files = listFiles(loaded);
  const { context, forms, site } = siteContext;
  const routeEntries = await checkRouteEntries(siteContext, cache, options.factsProvider);
  const ruleContext = createSiteRuleContext(siteContext, routeEntries);
  const problems = [
    ...(options.problems ?? []),
    ...loaded.problems,
    ...nameLostKeys(
      files.flatMap((file) => file.problems),
      options.sections,
    ),
    ...siteContext.problems,
    ...listProblems(routeEntries, skipsSiteRules ? [] : runSiteRules(ruleContext), siteContext),
    ...(await runFileRules(
      {
        publicFolder: await readPublic(options.root),
        unread: skipsSiteRules ? [] : loaded.listUnread(),
      },
      context,
    )),
    ...(themeCss?.problems ?? []),
    ...(loaded.team ? readTeamFile(loaded.team).problems : []),
  ];
  // Of pages with the same route, the last.
  const pagesByRoute = new Map(ruleContext.pages.map((page) => [page.facts.meta.route, page]));
  const shownPages = [...pagesByRoute.values()];
  const counts = {
    pages: shownPages.length,
    sections: ruleContext.pages.reduce((sum, { facts }) => sum + facts.sections, 0),
    milliseconds: Math.round(performance.now() - started),
  };
  const report = (rendered: readonly Problem[] = []) => {
    const created = createDiagnostics([...problems, ...rendered], {
      checks: areChecksReadable(files) ? (context.site?.checks ?? {}) : undefined,
      files,
      settle: (reported) => settleMissingNames(reported, ruleContext),
    });
    const diagnostics = explainUnknownKeys(created, context.root);
    return { diagnostics, summary: { ...counts, ...countSeverities(diagnostics) } };
  };
  const reported = report();
  return {
    ...reported,
    site,
    pages: shownPages.map(createLazyPage),
    shownPages,
    siteContext,
    forms,
    files: [...files, ...(themeCss ? [themeCss.file] : [])].map(({ source }) => ({
      path: source.path,
      get text() {
        return source.text;
      },
    })),
    checkRendered(rendered) {
      const facts = skipsSiteRules ? { ...rendered, pictures: {} } : rendered;
      const found = runOutputRules(facts, ruleContext);
      return found.length > 0 ? report(found) : reported;
    },
    findEntryLines({ route }) {
      const page = pagesByRoute.get(route);
      return page && findLines(page.routeEntry);
    },
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
