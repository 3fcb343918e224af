import { isMapping } from '../../base/values/isMapping.ts';
import type { CachedPage } from './CachedPage.ts';
import type { CachedSite } from './CachedSite.ts';

/** The changes that an edit makes to the cached site, as a JSON merge patch (RFC 7396): null removes a key. */
export interface CachedEdit extends Patch<Omit<CachedSite, 'pages'>> {
  pages: Record<string, CachedPage | null>;
}

type Patch<Value> = {
  [Key in keyof Value]?: Value[Key] extends object | undefined ? object : Value[Key];
};

/** Applies an edit to a cached site. */
export function applyCachedEdit(site: CachedSite, { pages, ...patch }: CachedEdit): void {
  mergePatch(site as unknown as Record<string, unknown>, patch);
  const before = site.pages;
  // Overlaid, so that the lines of other pages need not be found.
  site.pages = {
    get: (key) => (key in pages ? (pages[key] ?? undefined) : before.get(key)),
    *[Symbol.iterator]() {
      for (const [key, page] of before)
        if (!(key in pages)) yield [key, page] as [string, CachedPage];
      for (const [key, page] of Object.entries(pages))
        if (page) yield [key, page] as [string, CachedPage];
    },
  };
}

function mergePatch(target: Record<string, unknown>, patch: object): void {
  for (const [key, value] of Object.entries(patch)) {
    const before = target[key];
    if (value === null) delete target[key];
    else if (isMapping(before) && isMapping(value)) mergePatch(before, value);
    else target[key] = value;
  }
}
