import { createRequire } from 'node:module';
import type * as ReactServer from 'react-dom/server';

/** react-dom/server, loaded when it is first needed: most pages do without. Server only. */
export function reactServer(): typeof ReactServer {
  loaded ??= load('react-dom/server') as typeof ReactServer;
  return loaded;
}

const load = createRequire(import.meta.url);
let loaded: typeof ReactServer | undefined;
