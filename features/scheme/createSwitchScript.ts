import { compactScript } from '../_shared/browserCode/index.ts';
import browserCode from './browser/switchScheme.mjs?raw';

/**
 * Creates the script that shows the scheme that a visitor chose.
 *
 * @param site.url sites below different paths of a host do not share the choice
 * @param initial the choice of visitors who have made none
 */
export function createSwitchScript({ url }: { url: string }, initial: string): string {
  const name = `scheme ${new URL(url).pathname}`;
  const code = compactScript(browserCode).replace(/^export function \w+/, 'function');
  return `(${code})(${JSON.stringify(name)},${JSON.stringify(initial)})`;
}
