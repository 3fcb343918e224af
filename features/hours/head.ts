import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { createOpeningScript } from './createOpeningScript.ts';
import { facts } from './facts.ts';

/** Returns the script that says whether a place is open, for pages that show it. */
export function scripts(
  _: Site,
  { pages = [] }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const routes = pages.flatMap((page) => readFacts(page, facts).routeWithOpening ?? []);
  return routes.length === 0 ? [] : [createOpeningScript([...new Set(routes)].sort())];
}
