import type * as Render from '../../render.ts';
import type { SiteFileContext } from './SiteFiles.ts';

/** The context of site-wide files that are rendered as pages are. */
export interface PageFileContext extends SiteFileContext {
  render: Pick<typeof Render, 'renderPage' | 'createNotFoundPage'>;
}
