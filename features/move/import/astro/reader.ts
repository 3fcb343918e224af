import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteReader } from '../model/SiteReader.ts';

export const reader: SiteReader = {
  name: 'a folder of Astro',
  recognize({ kind, location }) {
    if (kind !== 'folder') return 0;
    if (readdirSync(location).some((name) => /^astro\.config\.[cm]?[jt]s$/.test(name))) return 1;
    return existsSync(join(location, 'src/content')) ? 0.8 : 0;
  },
  // It loads a parser of code.
  read: async ({ location }, progress) =>
    (await import('./readAstro.ts')).readAstro(location, progress),
};
