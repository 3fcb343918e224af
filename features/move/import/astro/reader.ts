import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteReader } from '../model/SiteReader.ts';
import { readAstro } from './readAstro.ts';

export const reader: SiteReader = {
  name: 'a folder of Astro',
  recognize({ kind, location }) {
    if (kind !== 'folder') return 0;
    if (readdirSync(location).some((name) => /^astro\.config\.[cm]?[jt]s$/.test(name))) return 1;
    return existsSync(join(location, 'src/content')) ? 0.8 : 0;
  },
  read: async ({ location }, progress) => readAstro(location, progress),
};
