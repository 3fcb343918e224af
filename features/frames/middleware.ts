import { listHeadScripts } from '../../renderer/index.ts';
import type { Middleware } from '../../server/index.ts';
import { createDevScript } from './createDevScript.ts';

/** The script with which pages of `dev` show frames as built pages do. */
export const middleware: Middleware = {
  path: '/_frames',
  servers: ['dev'],
  renderHead: () => Promise.resolve('<script src="/_frames" defer></script>'),
  async createHandler({ readCurrent }) {
    return async (_, response) => {
      const { site } = (await readCurrent())?.renderContext ?? {};
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(site ? createDevScript(listHeadScripts(site), site.locale) : '');
    };
  },
};
