import {
  localizeRenderContext,
  type SiteFile,
  type SiteFileContext,
} from '../../renderer/index.ts';
import { readFacts } from '../../schema/index.ts';
import { type ListPaths, readKeys } from '../../schema/vocabulary.ts';
import { facts } from './facts.ts';
import { keys } from './keys.ts';
import { listIndexFiles } from './listIndexFiles.ts';
import { listSearchPages } from './listSearchPages.ts';

/** The addresses of the indexes. */
export const paths: ListPaths = () => ({ inEachLanguage: ['/search-index.json'] });

/** Lists the search index of each language, if a page has a search or the site asks for an index. */
export function siteFiles(context: SiteFileContext): SiteFile[] {
  const { renderContext, locales, getFacts } = context;
  const { site, base } = renderContext;
  const pages = context.pages.map((page) => ({ meta: page, facts: getFacts(page) }));
  const { search } = readKeys(site, keys.site);
  if (!search && !pages.some((page) => readFacts(page.facts, facts).searchSection)) return [];
  return locales.flatMap((locale) => {
    const { name: siteName } = localizeRenderContext(renderContext, locale).site;
    const found = listSearchPages(pages, { locale, base, siteName });
    return listIndexFiles(found, locale === undefined ? '' : `${locale}/`);
  });
}
