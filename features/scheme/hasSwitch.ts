import { getColorSchemes, readKeys, type Site } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** Whether visitors of a site choose its scheme: it must have two of them. */
export function hasSwitch(site: Pick<Site, 'theme'>): boolean {
  const { schemeSwitch } = readKeys(site, keys.site);
  return schemeSwitch !== undefined && getColorSchemes(site.theme).length > 1;
}
