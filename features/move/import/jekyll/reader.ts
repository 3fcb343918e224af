import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteReader } from '../model/SiteReader.ts';
import { readJekyll } from './readJekyll.ts';

export const reader: SiteReader = {
  name: 'a folder of Jekyll',
  recognize({ kind, location }) {
    if (kind !== 'folder') return 0;
    const has = (name: string) => existsSync(join(location, name));
    if (has('_config.yml') || has('_config.yaml') || has('_config.toml')) return 0.9;
    if (has('_posts')) return 0.7;
    // A folder of posts alone, as people copy it.
    return readdirSync(location).some((name) =>
      /^\d{4}-\d\d?-\d\d?-.+\.(?:md|markdown)$/.test(name),
    )
      ? 0.3
      : 0;
  },
  read: async ({ location }, progress) => readJekyll(location, progress),
};
