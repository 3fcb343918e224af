import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteReader } from '../model/SiteReader.ts';
import { readHugo } from './readHugo.ts';

export const reader: SiteReader = {
  name: 'a folder of Hugo',
  recognize({ kind, location }) {
    if (kind !== 'folder') return 0;
    const has = (name: string) => existsSync(join(location, name));
    if (['toml', 'yaml', 'yml', 'json'].some((ending) => has(`hugo.${ending}`))) return 1;
    const hasConfig =
      has('config/_default') ||
      ['toml', 'yaml', 'yml', 'json'].some((ending) => has(`config.${ending}`));
    if (hasConfig && has('content')) return 0.95;
    return has('content') && (has('archetypes') || has('layouts') || has('static')) ? 0.6 : 0;
  },
  read: async ({ location }, progress) => readHugo(location, progress),
};
