import type { HeadScript } from '../../renderer/index.ts';
import showOpening from './browser/showOpening.mjs?raw';

/** Creates the script that says whether places are open, for some pages. */
export function createOpeningScript(pages: readonly string[]): HeadScript {
  return {
    name: 'opening',
    category: 'necessary',
    origins: {},
    code: `(${showOpening.slice(showOpening.indexOf('function'))})();\n`,
    bytes: 0,
    pages,
  };
}
