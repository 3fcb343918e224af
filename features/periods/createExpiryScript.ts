import type { HeadScript } from '../../renderer/index.ts';
import hideExpired from './browser/hideExpired.mjs?raw';

/**
 * Creates the script that removes what expires while a page is open.
 *
 * @param ends what expires, as JSON
 */
export function createExpiryScript(name: string, ends: string): HeadScript {
  const code = `(${hideExpired.slice(hideExpired.indexOf('function'))})(${ends});\n`;
  return { name, category: 'necessary', origins: {}, code, bytes: 0 };
}
