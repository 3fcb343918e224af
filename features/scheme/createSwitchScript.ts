import { readKeys, type Site } from '../../schema/vocabulary.ts';
import { compactScript } from '../_shared/browserCode/index.ts';
import browserCode from './browser/switchScheme.mjs?raw';
import { keys } from './keys.ts';

/** Creates the script that shows the scheme that a visitor chose. */
export function createSwitchScript(site: Site): string {
  const { schemeSwitch = 'system' } = readKeys(site, keys.site);
  // Sites below different paths of a host do not share the choice.
  const name = `scheme ${new URL(site.url).pathname}`;
  const code = compactScript(browserCode).replace(/^export function \w+/, 'function');
  return `(${code})(${JSON.stringify(name)},${JSON.stringify(schemeSwitch)})`;
}
