import type { HeadScript } from '../../renderer/index.ts';
import showFrames from './browser/showFrames.mjs?raw';

/** Creates the script that remembers whose frames a visitor wants to see. */
export function createRememberScript(url: string): HeadScript {
  const { pathname } = new URL(url);
  return {
    name: 'frames',
    category: 'necessary',
    origins: {},
    code: `(${showFrames.slice(showFrames.indexOf('function'))})(${JSON.stringify(pathname)});\n`,
    bytes: 0,
    frames: [],
  };
}
