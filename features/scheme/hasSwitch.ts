import { getColorSchemes, readKeys, type Site } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** Returns the first choice of a site whose visitors choose its scheme; undefined if it has a single scheme. */
export function getSwitch(site: Pick<Site, 'theme'>) {
  const { schemeSwitch } = readKeys(site, keys.site);
  return getColorSchemes(site.theme).length > 1 ? schemeSwitch : undefined;
}

/** Whether visitors of a site choose its scheme. */
export function hasSwitch(site: Pick<Site, 'theme'>): boolean {
  return getSwitch(site) !== undefined;
}
