import type { YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';

type Site = Readonly<Record<string, unknown>>;

/** Returns the edit of pages.yaml that adds a language to a site. */
export function planLanguage(site: Site, code: string): YamlEdit {
  const path = ['site', 'locales'];
  const known = listSiteLanguages(site);
  return Array.isArray(site.locales) && site.locales.length > 0
    ? { kind: 'insert', path, index: known.length, value: code }
    : { kind: 'set', path, value: [...known, code] };
}

/** Lists the languages of a site, first that of its pages. */
export function listSiteLanguages({ locale, locales }: Site): string[] {
  const named = Array.isArray(locales) ? locales.map(String) : [];
  if (named.length > 0) return named;
  return [typeof locale === 'string' && locale !== '' ? locale : 'en'];
}
