import { UsageError } from '../../base/errors/UsageError.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { Options } from '../../cli/index.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import { sectionChecks, sectionSchemas } from '../../renderer/index.ts';
import { checkSite } from '../../schema/index.ts';
import { formatOutline } from './formatOutline.ts';
import { formatSiteOutline } from './formatSiteOutline.ts';
import { outlinePage } from './outlinePage.ts';
import { outlineSite } from './outlineSite.ts';

/**
 * `describe [ROUTE]`: prints the outline of a page, or of the site.
 *
 * @throws UsageError for an unknown route
 */
export async function describe(
  { root, values, positionals }: Options,
  installation: Installation,
): Promise<number> {
  const { format = 'pretty' } = values;
  if (format !== 'pretty' && format !== 'json') throw new UsageError('--format is pretty or json.');
  await loadSiteCode(findSiteCode(root, installation));
  // With drafts, which are what one works on.
  const site = await checkSite({
    root,
    sections: sectionSchemas,
    checks: sectionChecks,
    mode: 'dev',
    skipsSiteRules: true,
  });
  const [path] = positionals;
  if (path === undefined) {
    const outline = outlineSite(site);
    process.stdout.write(format === 'json' ? toJson(outline) : formatSiteOutline(outline));
    return 0;
  }
  const route = `/${path.replace(/^\/+|\/+$/g, '')}`;
  const pages = new Map(site.shownPages.map((page) => [page.facts.meta.route, page]));
  const page = pages.get(route);
  if (!page) {
    const suggestion = getSpellingSuggestion(route, [...pages.keys()]);
    const { isIncomplete } = site.siteContext.context.manifest;
    throw new UsageError(
      `No page has the route ${route}.${suggestion ? ` Did you mean ${suggestion}?` : ''}${isIncomplete ? ' Mistakes hide pages: run `blockwright check` first.' : ''}`,
    );
  }
  const outline = outlinePage(page, site);
  process.stdout.write(format === 'json' ? toJson(outline) : formatOutline(outline));
  return 0;
}

function toJson(outline: object): string {
  return `${JSON.stringify(outline, null, 2)}\n`;
}
