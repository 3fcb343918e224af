import { pages, renderContext } from 'virtual:blockwright-site';
import type { CurrentSite } from '../../renderer/index.ts';

/** The site that Vike renders. `sitePlugin()` loads it and makes it a module. */
export const currentSite: CurrentSite = {
  pages: new Map(pages.map((page) => [page.route, page])),
  renderContext: { ...renderContext, now: new Date(renderContext.now) },
};
