import type { Page } from '../../../schema/vocabulary/page.ts';
import type * as Render from '../../bundle/render.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';

/**
 * Generates `404.html` for a site that has neither a page `/404` nor this file in public/: hosts
 * would show their own page, or the home page.
 */
export function generateNotFound(
  pages: readonly Pick<Page, 'route'>[],
  renderContext: RenderContext,
  { renderPage, createNotFoundPage }: typeof Render,
): Map<string, string> {
  if (renderContext.assets.files['/404.html'] || pages.some(({ route }) => route === '/404'))
    return new Map();
  return new Map([
    ['404.html', renderPage(createNotFoundPage(renderContext.site), renderContext).html],
  ]);
}
