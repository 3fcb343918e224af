import type { HeadScript } from '../../renderer/index.ts';
import { readKeys, type Site } from '../../schema/vocabulary.ts';
import showFrames from './browser/showFrames.mjs?raw';
import { keys } from './keys.ts';
import { services } from './services.ts';

/**
 * Returns the script that remembers whose frames a visitor wants to see, for pages with frames, and a
 * script for each service whose frames load after consent.
 */
export function scripts(site: Site): HeadScript[] {
  const { frames = {} } = readKeys(site, keys.site);
  const { pathname } = new URL(site.url);
  return [
    {
      name: 'frames',
      category: 'necessary',
      origins: {},
      code: `(${showFrames.slice(showFrames.indexOf('function'))})(${JSON.stringify(pathname)});\n`,
      bytes: 0,
      frames: [],
    },
    ...Object.entries(frames).flatMap(([name, category]): HeadScript[] => {
      const { title, origins } = services[name as keyof typeof services] ?? {};
      if (!title || !category) return [];
      return [
        {
          name: `frames-${name}`,
          title,
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
