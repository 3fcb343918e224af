import type { HeadScript } from '../../renderer/index.ts';
import { compactScript } from '../_shared/browserCode/index.ts';
import keepCurrency from './browser/keepCurrency.mjs?raw';

/** Creates the script that remembers the currency of a visitor of a site, for some pages. */
export function createCurrencyScript(url: string, pages: readonly string[]): HeadScript {
  const code = compactScript(keepCurrency).replace(/^export function \w+/, 'function');
  // Sites below different paths of a host do not share the choice.
  const name = JSON.stringify(`currency ${new URL(url).pathname}`);
  return {
    name: 'currency',
    category: 'necessary',
    origins: {},
    code: `(${code})(${name});\n`,
    bytes: 0,
    pages,
    isEarly: true,
  };
}
