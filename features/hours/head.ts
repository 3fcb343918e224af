import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import showOpening from './browser/showOpening.mjs?raw';
import { facts } from './facts.ts';

/** Returns the script that says whether a place is open, for pages that show it. */
export function scripts(
  _: Site,
  { pages = [] }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const routes = pages.flatMap((page) => readFacts(page, facts).routeWithOpening ?? []);
  if (routes.length === 0) return [];
  return [
    {
      name: 'opening',
      category: 'necessary',
      origins: {},
      code: `(${showOpening.slice(showOpening.indexOf('function'))})();\n`,
      bytes: 0,
      pages: [...new Set(routes)].sort(),
    },
  ];
}
