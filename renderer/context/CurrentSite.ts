import type { Page } from '../../schema/vocabulary.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';

/** A site that pages can be rendered from. */
export interface CurrentSite {
  /** Pages by route. */
  pages: Map<string, Page>;
  renderContext: RenderContext;
}
