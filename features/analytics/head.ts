import type { HeadScript } from '../../renderer/index.ts';
import { readKeys, type Site } from '../../schema/vocabulary.ts';
import { createAnalytics } from './createAnalytics.ts';
import { keys } from './keys.ts';

/** Returns the script that loads the services of `site.analytics`. */
export function scripts(site: Site): HeadScript[] {
  const { analytics } = readKeys(site, keys.site);
  const script = analytics && createAnalytics(analytics, site.url);
  return script
    ? [{ name: 'analytics', category: 'statistics', pageKey: 'analytics', ...script }]
    : [];
}
