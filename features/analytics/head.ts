import type { HeadScript } from '../../renderer/page/context/HeadScript.ts';
import { readKeys } from '../../schema/vocabulary/features/defineKeys.ts';
import type { Site } from '../../schema/vocabulary/site/site.ts';
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
