// Used by Vike only, which only tests/parity.test.ts runs.
import { render } from 'vike/abort';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderPage } from './page/renderPage.tsx';
import { currentSite } from './site/currentSite.ts';

/** Renders a page with the renderer of the build. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const { pages, renderContext } = await currentSite();
  const route = pageContext.urlPathname;
  const page = pages.get(route) ?? pages.get('/404');
  if (!page) throw render(404);
  return dangerouslySkipEscape(renderPage(page, renderContext).html);
}
