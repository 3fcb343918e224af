import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { copyScript } from './copyScript.ts';
import { facts } from './facts.ts';

/** Returns the script with which visitors copy code, for the pages with code to copy. */
export function scripts(
  _: Site,
  { pages = [] }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const routes = pages.flatMap((page) => readFacts(page, facts).routeWithCode ?? []);
  if (routes.length === 0) return [];
  return [
    {
      name: 'copy-code',
      category: 'necessary',
      origins: {},
      code: copyScript,
      bytes: 0,
      pages: [...new Set(routes)].sort(),
    },
  ];
}
