import { readdirSync } from 'node:fs';
import type { SiteReader } from '../model/SiteReader.ts';

export const reader: SiteReader = {
  name: 'a folder of Eleventy',
  recognize({ kind, location }) {
    if (kind !== 'folder') return 0;
    const names = readdirSync(location);
    if (names.some((name) => /^(?:\.eleventy|eleventy\.config)\.[cm]?js$/.test(name))) return 1;
    return names.includes('_includes') && names.includes('_data') && !names.includes('_posts')
      ? 0.5
      : 0;
  },
  // It loads a parser of code.
  read: async ({ location }, progress) =>
    (await import('./readEleventy.ts')).readEleventy(location, progress),
};
