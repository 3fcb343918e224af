import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import { readKeys, type Site } from '../../schema/vocabulary.ts';
import { createRememberScript } from './createRememberScript.ts';
import { facts } from './facts.ts';
import { getOrigins } from './findService.ts';
import { keys } from './keys.ts';
import { titles } from './titles.ts';

/**
 * Returns the script that remembers whose frames a visitor wants to see, for pages with frames, and a
 * script for each service whose frames load after consent.
 */
export function scripts(
  site: Site,
  { pages }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const { frames = {} } = readKeys(site, keys.site);
  const hasFrames = pages?.some((page) => readFacts(page, facts).hasFrames) ?? true;
  return [
    ...(hasFrames ? [createRememberScript(site.url)] : []),
    ...Object.entries(frames).flatMap(([name, category]): HeadScript[] => {
      if (!category || !Object.hasOwn(titles, name)) return [];
      const service = name as keyof typeof titles;
      const origins = getOrigins(service);
      return [
        {
          name: `frames-${name}`,
          title: titles[service],
          category: category as HeadScript['category'],
          origins: {},
          code: createSignal(origins),
          bytes: 0,
          frames: origins,
        },
      ];
    }),
  ];
}

/** Creates the script that runs once visitors have agreed; without a question, frames wait for a click. */
function createSignal(origins: readonly string[]): string {
  return `if ('consent' in document.documentElement.dataset) {
  (window.shownFrames ??= []).push(...${JSON.stringify(origins)});
  document.dispatchEvent(new Event('frames'));
}
`;
}
