import { isMapping } from '../../base/values/isMapping.ts';
import { EntryFile } from '../manifest/EntryFile.ts';
import { LazyRouteEntry } from '../reference/read/LazyRouteEntry.ts';
import type { PlainLocalization, RouteEntry } from '../reference/read/Manifest.ts';
import type { Catalogue } from './Catalogue.ts';
import { createLocalization } from './createLocalization.ts';
import type { TextContext } from './listOwnerTexts.ts';
import { isPublishable } from './Translator.ts';

/** How pages without a translation are treated, and which translations are published. */
interface LocalizeOptions {
  untranslated: 'hide' | 'original';
  mode: 'build' | 'dev';
}

/** Returns the route entries of the pages that exist in a language. */
export function localizeEntries(
  routeEntries: readonly RouteEntry[],
  catalogue: Catalogue,
  context: TextContext,
  options: LocalizeOptions,
): RouteEntry[] {
  return routeEntries.flatMap((routeEntry) => {
    const plain = planLocalization(routeEntry, catalogue, options);
    if (!plain) return [];
    const localization = createLocalization(plain, catalogue, context, options.mode);
    return localizeEntry(routeEntry, localization);
  });
}

function localizeEntry(
  routeEntry: RouteEntry,
  localization: NonNullable<RouteEntry['localization']>,
): RouteEntry {
  if (routeEntry instanceof LazyRouteEntry)
    return new LazyRouteEntry(routeEntry.file, localization);
  const { route } = localization;
  return { ...routeEntry, route, localization, value: localization.translate(routeEntry.value) };
}

/** Returns how a route entry is translated; undefined if the language does not have it. */
function planLocalization(
  routeEntry: RouteEntry,
  { locale, pages, articles }: Catalogue,
  { untranslated, mode }: LocalizeOptions,
): PlainLocalization | undefined {
  const { route } = routeEntry;
  const translation = pages.get(route);
  const texts = (translation?.list.texts ?? []).map(({ original, translation, at, draft }) => ({
    original,
    ...(translation !== undefined && { translation }),
    ...(at !== undefined && { at }),
    ...(draft && { draft }),
  }));
  const only = readOnly(routeEntry);
  if (only && !only.includes(locale)) return undefined;
  const isSource = only?.[0] === locale;
  const isTranslated =
    isSource ||
    bindsArticle(routeEntry, articles) !== undefined ||
    (translation &&
      (texts.length === 0 || translation.list.texts.some((text) => isPublishable(text, mode))));
  if (!isTranslated && untranslated === 'hide') return undefined;
  const prefixed = `/${locale}${route === '/' ? '' : route}`;
  return {
    locale,
    route: translation?.route ?? (isSource ? route : prefixed),
    redirectFrom: translation?.redirectFrom ?? [],
    ...(!isTranslated && { isUntranslated: true as const }),
    texts,
  };
}

/**
 * Returns the collection of which an entry shows an article that is translated in a file of its own:
 * that page exists in the language without an entry in `locales/`.
 */
export function bindsArticle(
  routeEntry: RouteEntry,
  articles: Catalogue['articles'],
): string | undefined {
  const { file } = routeEntry;
  const names = [...articles.keys()].filter(
    (name) => !(file instanceof EntryFile) || file.source.text.includes(name),
  );
  if (names.length === 0) return undefined;
  const { with: rows, each } = routeEntry.value;
  return names.find((name) =>
    [rows, each].some((bindings) =>
      Object.values(isMapping(bindings) ? bindings : {}).some((reference) =>
        typeof reference === 'string'
          ? reference === name || reference.startsWith(`${name}.`)
          : isMapping(reference) &&
            reference.from === name &&
            reference.values === undefined &&
            reference.size === undefined,
      ),
    ),
  );
}

/** Returns the languages in `only:` of an entry. Parses it only if its text has that key. */
export function readOnly(routeEntry: RouteEntry): readonly unknown[] | undefined {
  const { file } = routeEntry;
  if (file instanceof EntryFile && !/\bonly["']? *:/.test(file.source.text)) return undefined;
  const { only } = routeEntry.value;
  return Array.isArray(only) ? only : undefined;
}
