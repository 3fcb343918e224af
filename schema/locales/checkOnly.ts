import { getCertainCorrection } from '../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import { unknownLocale } from '../rules/reference/unknown-locale.ts';
import { readOnly } from './localizeEntries.ts';

/** Reports the languages in `only:` of a page that the site does not have. */
export function checkOnly(routeEntry: RouteEntry, locales: readonly string[]): Problem[] {
  const { file, path, route } = routeEntry;
  return (readOnly(routeEntry) ?? []).flatMap((locale, index): Problem | Problem[] => {
    if (typeof locale !== 'string' || locales.includes(locale)) return [];
    const at = { file, path: [...path, 'only', index] };
    const correction = getCertainCorrection(locale, locales);
    return unknownLocale(locale, {
      hint: `the site has ${locales.join(', ')}`,
      at,
      route,
      ...(correction && { fix: [{ at, text: correction }] }),
    });
  });
}
