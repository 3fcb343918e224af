// Used by Vike only (renderer/README.md).
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderPage } from './page/renderPage.tsx';
import { createNotFoundPage } from './page/shell/createNotFoundPage.ts';
import { currentSite } from './vike/currentSite.ts';

/** Renders a page with the renderer of the build. */
export function onRenderHtml({ urlPathname, is404 }: PageContextServer) {
  const { pages, renderContext } = currentSite;
  const page = pages.get(is404 ? '/404' : urlPathname) ?? createNotFoundPage(renderContext.site);
  return dangerouslySkipEscape(renderPage(page, renderContext).html);
}
