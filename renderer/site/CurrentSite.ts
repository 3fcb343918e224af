import type { Page } from '../../schema/page.ts';
import type { RenderContext } from '../page/RenderContext.ts';

/** A site that pages can be rendered from. */
export interface CurrentSite {
  /** Pages by route. */
  pages: Map<string, Page>;
  renderContext: RenderContext;
}
