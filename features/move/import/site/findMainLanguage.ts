import type { InventoryPage } from '../../format/Inventory.ts';

/** Returns the language of most pages, in small letters. */
export function findMainLanguage(pages: readonly InventoryPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { language } of pages)
    if (language) counts.set(language.toLowerCase(), (counts.get(language.toLowerCase()) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
