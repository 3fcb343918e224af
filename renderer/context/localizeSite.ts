import type { SiteContext } from '../../schema/check/SiteContext.ts';
import type { SitePage } from '../../schema/content/RuleContext.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';

/** Returns what the languages of a site add to its render context; nothing without languages. */
export function localizeSite(
  shown: readonly SitePage[],
  { context, localized }: SiteContext,
): Pick<RenderContext, 'localized' | 'locale' | 'versions'> {
  const { language } = context.resolve;
  if (language === undefined) return {};
  const versions: NonNullable<RenderContext['versions']> = {};
  for (const { facts } of shown) {
    const { route, original = route, locale = language, noindex, robots, canonical } = facts.meta;
    versions[original] ??= {};
    const isUnlisted = noindex || /noindex/.test(robots) || canonical !== undefined;
    versions[original][locale] = { route, ...(isUnlisted && { isUnlisted }) };
  }
  for (const [locale, { site }] of localized)
    for (const [index, { path }] of (site?.feeds ?? []).entries())
      for (const extension of ['.xml', '.json']) {
        const original = context.site?.feeds?.[index]?.path + extension;
        versions[original] ??= { [language]: { route: original } };
        versions[original][locale] = { route: path + extension };
      }
  return {
    locale: language,
    versions,
    localized: Object.fromEntries(
      [...localized].flatMap(([locale, { site, forms }]) =>
        site
          ? [[locale, { locale, site, forms, formModels: {}, pages: listPages(shown, locale) }]]
          : [],
      ),
    ),
  };
}

/** Lists the pages in a language; without one, in the language of pages.yaml. */
export function listPages(shown: readonly SitePage[], locale?: string): RenderContext['pages'] {
  return shown
    .filter(({ facts }) => facts.meta.locale === locale)
    .map(({ facts: { meta } }) => ({
      route: meta.route,
      title: meta.title,
      description: meta.description,
      ...(meta.breadcrumb !== undefined && { breadcrumb: meta.breadcrumb }),
    }));
}
