import type { Middleware } from '../../server/index.ts';
import { createSwitchScript } from './createSwitchScript.ts';
import { getSwitch } from './hasSwitch.ts';

/** The script of the switch on pages of `dev`. The visual editor has a switch of its own. */
export const middleware: Middleware = {
  path: '/_scheme',
  servers: ['dev'],
  renderHead: () => Promise.resolve('<script src="/_scheme"></script>'),
  async createHandler({ readCurrent }) {
    return async (_, response) => {
      const { site } = (await readCurrent())?.renderContext ?? {};
      const initial = site && getSwitch(site);
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(site && initial ? createSwitchScript(site, initial) : '');
    };
  },
};
