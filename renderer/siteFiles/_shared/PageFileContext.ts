import type * as Render from '../../render.ts';
import type { SiteFileContext } from './SiteFiles.ts';

/** The context of site-wide files that are rendered as pages are. */
export interface PageFileContext extends SiteFileContext {
  render: Pick<typeof Render, 'renderPage' | 'createNotFoundPage'>;
  /** Returns a file of the last output as it was written, if its pages chose from the same assets. */
  readPrevious?(path: string): string | undefined;
}
