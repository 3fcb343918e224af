import { parseRequestPath } from '../../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import { type CurrentSite, type HeadScript, listHeadScripts } from '../../../renderer/index.ts';
import type { Middleware } from '../../../server/index.ts';
import browserCode from '../browser/runScripts.mjs?raw';
import { createTrialContext } from './createTrialContext.ts';
import { runsAnywhere } from './runsAnywhere.ts';

/** Serves the scripts of built pages, and a script that loads the scripts of its page. */
export async function createDevScripts(
  site: Parameters<Middleware['createHandler']>[0],
): Promise<RequestHandler> {
  const { renderPage } = await site.code.loadRenderer();
  return async (request, response) => {
    const current = await site.readCurrent();
    const scripts = current ? listScripts(current) : [];
    const path = parseRequestPath(request.url) ?? '';
    const found = scripts.find(({ name }) => path === `/_scripts/${name}.js`);
    const page = path === '/_scripts/page' && current && findPage(request.url ?? '', current);
    const code = page
      ? describePage(renderPage(page, createTrialContext(current, scripts)).html)
      : runsAnywhere(found?.code ?? '');
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(code);
  };
}

function listScripts({ renderContext: { site, localized = {} } }: CurrentSite): HeadScript[] {
  const translations = Object.values(localized).map((one) => one.site);
  return listHeadScripts(site, { translations });
}

/** Finds the page whose address follows the question mark. */
function findPage(url: string, { pages, renderContext: { base } }: CurrentSite) {
  const address = decodeURIComponent(url.slice(url.indexOf('?') + 1));
  const path = `/${address.startsWith(base) ? address.slice(base.length) : address.slice(1)}`;
  return pages.get(decodeURIComponent(path).replace(/(.)\/$/, '$1'));
}

/** Returns the script of a page: the policy and the scripts in its markup. */
function describePage(html: string): string {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const scripts = Array.from(
    html.matchAll(
      /<script (?:type="text\/plain" data-held="([^"]*)" data-)?src="(\/_scripts\/[^"]*)"/g,
    ),
    ([, held, src]) => ({ held, src }),
  );
  const values = [policy.replaceAll('&#39;', "'").replaceAll('&amp;', '&'), scripts];
  const [first, second] = values.map((value) => JSON.stringify(value));
  return `${browserCode.replace(/^export /m, '')}\nrunScripts(${first}, ${second});\n`;
}
