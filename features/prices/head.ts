import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { createCurrencyScript } from './createCurrencyScript.ts';
import { facts } from './facts.ts';

/** Returns the script that remembers the currency of a visitor, for pages where visitors choose one. */
export function scripts(
  { url }: Site,
  { pages = [] }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const routes = pages.flatMap((page) => readFacts(page, facts).routeWithCurrencies ?? []);
  return routes.length === 0 ? [] : [createCurrencyScript(url, [...new Set(routes)].sort())];
}
