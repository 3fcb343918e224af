import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { facts } from './facts.ts';
import { filterScript } from './filterScript.ts';

/** Returns the script with which visitors search lists, for pages with such a list. */
export function scripts(
  _: Site,
  { pages = [] }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const routes = pages.flatMap((page) => readFacts(page, facts).routeWithFilter ?? []);
  if (routes.length === 0) return [];
  return [
    {
      name: 'directory',
      category: 'necessary',
      origins: {},
      code: filterScript,
      bytes: 0,
      pages: [...new Set(routes)].sort(),
    },
  ];
}
