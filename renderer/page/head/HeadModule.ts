import type { Site } from '../../../schema/vocabulary.ts';
import type { HeadScript } from '../context/HeadScript.ts';
import type { RenderContext } from '../context/RenderContext.ts';

/** What a feature adds to the head of pages: the exports of its head.ts. */
export interface HeadModule {
  /** Returns tags that all pages of the site have. */
  tags?(renderContext: RenderContext): string[];
  /** Returns the scripts of a built site. In `dev` and `edit`, pages have none of them. */
  scripts?(site: Site): HeadScript[];
}
