import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderPage } from '../../renderer/index.ts';
import type { Page } from '../../schema/vocabulary.ts';
import { currentSite } from './currentSite.ts';

/** Renders a page with the renderer of the build. */
export function onRenderHtml({ urlPathname, is404 }: PageContextServer) {
  const { pages, renderContext } = currentSite;
  const page = pages.get(is404 ? '/404' : urlPathname) as Page;
  return dangerouslySkipEscape(renderPage(page, renderContext).html);
}
