import { isMapping } from '../../../../base/values/isMapping.ts';
import { applyEdit, type JsonValue, YamlText } from '../../../_shared/yamlEdits/index.ts';

/** What an import adds to `site:`. */
export interface SiteAdditions {
  redirects: ReadonlyMap<string, string>;
  /** Languages of translations. */
  locales: readonly string[];
  feeds: readonly { path: string; [key: string]: JsonValue }[];
}

/** Adds redirects, languages and feeds to `pages.yaml`; those that are there stay as they are. */
export function editSite(
  text: string,
  { redirects, locales, feeds }: SiteAdditions,
): { text: string; added: { redirects: number; feeds: number } } {
  let yaml = YamlText.parse(text);
  const site = (yaml.value as { site?: Record<string, unknown> }).site ?? {};
  const known = isMapping(site.redirects) ? site.redirects : undefined;
  const missing = [...redirects].filter(([from]) => !known || !Object.hasOwn(known, from));
  const knownFeeds = Array.isArray(site.feeds) ? site.feeds : undefined;
  const newFeeds = feeds.filter(
    ({ path }) => !knownFeeds?.some((feed) => isMapping(feed) && feed.path === path),
  );
  const main = typeof site.locale === 'string' ? site.locale : 'en-US';
  const knownLocales = Array.isArray(site.locales) ? site.locales.map(String) : [main];
  const newLocales = locales.filter((locale) => !knownLocales.includes(locale));
  if (newLocales.length > 0)
    yaml = applyEdit(yaml, {
      kind: 'set',
      path: ['site', 'locales'],
      value: [...knownLocales, ...newLocales],
    });
  if (missing.length > 0)
    yaml = applyEdit(yaml, {
      kind: 'set',
      path: ['site', 'redirects'],
      value: {
        ...(known as Record<string, JsonValue> | undefined),
        ...Object.fromEntries(missing),
      },
    });
  if (newFeeds.length > 0)
    yaml = applyEdit(yaml, {
      kind: 'set',
      path: ['site', 'feeds'],
      value: [...((knownFeeds as JsonValue[] | undefined) ?? []), ...newFeeds],
    });
  return { text: yaml.text, added: { redirects: missing.length, feeds: newFeeds.length } };
}
