import type { Middleware } from '../../server/index.ts';
import { filterScript } from './filterScript.ts';

/** The script with which lists on pages of `dev` are searched as on built pages. */
export const middleware: Middleware = {
  path: '/_directory',
  servers: ['dev'],
  renderHead: () => Promise.resolve('<script src="/_directory" defer></script>'),
  createHandler: () =>
    Promise.resolve((_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(filterScript);
    }),
};
