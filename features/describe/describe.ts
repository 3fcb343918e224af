import { UsageError } from '../../base/errors/UsageError.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { Options } from '../../cli/index.ts';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import { sectionChecks, sectionSchemas } from '../../renderer/index.ts';
import { checkSite } from '../../schema/index.ts';
import { formatOutline } from './formatOutline.ts';
import { outlinePage } from './outlinePage.ts';

/**
 * `describe ROUTE`: prints the outline of a page.
 *
 * @throws UsageError for an unknown route
 */
export async function describe(
  { root, values, positionals }: Options,
  installation: Installation,
): Promise<number> {
  const { format = 'pretty' } = values;
  if (format !== 'pretty' && format !== 'json') throw new UsageError('--format is pretty or json.');
  const route = `/${(positionals[0] ?? '').replace(/^\/+|\/+$/g, '')}`;
  await loadSiteCode(findSiteCode(root, installation));
  // With drafts, which are what one works on.
  const site = await checkSite({
    root,
    sections: sectionSchemas,
    checks: sectionChecks,
    mode: 'dev',
    skipsSiteRules: true,
  });
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
  process.stdout.write(
    format === 'json' ? `${JSON.stringify(outline, null, 2)}\n` : formatOutline(outline),
  );
  return 0;
}
