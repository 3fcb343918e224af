import type { Middleware } from '../../server/index.ts';
import { copyScript } from './copyScript.ts';

/** The script with which pages of `dev` copy code as built pages do. */
export const middleware: Middleware = {
  path: '/_copy-code',
  servers: ['dev'],
  renderHead: () => Promise.resolve('<script src="/_copy-code" defer></script>'),
  createHandler: () =>
    Promise.resolve((_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(copyScript);
    }),
};
