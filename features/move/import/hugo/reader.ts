import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteReader } from '../model/SiteReader.ts';
import { readHugo } from './readHugo.ts';

export const reader: SiteReader = {
  name: 'a folder of Hugo',
  recognize({ kind, location }) {
    if (kind !== 'folder') return 0;
    const has = (...names: string[]) => names.some((name) => existsSync(join(location, name)));
    if (has(...['toml', 'yaml', 'yml', 'json'].map((ending) => `hugo.${ending}`))) return 1;
    const hasConfig = has(
      'config/_default',
      ...['toml', 'yaml', 'yml', 'json'].map((ending) => `config.${ending}`),
    );
    if (hasConfig && has('content')) return 0.95;
    // Its texts may be in a folder of another name.
    if (hasConfig && has('archetypes', 'layouts', 'themes')) return 0.9;
    return has('content') && has('archetypes', 'layouts', 'static') ? 0.6 : 0;
  },
  read: async ({ location }, progress) => readHugo(location, progress),
};
