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

const modules = Object.values(
  import.meta.glob<HeadModule>('../../../features/*/head.ts', { eager: true }),
);

/** Returns the tags that features add to all pages of a site. */
export function listHeadTags(renderContext: RenderContext): string[] {
  return modules.flatMap(({ tags }) => tags?.(renderContext) ?? []);
}

/** Returns the scripts that features add to pages of a built site, with purpose and origins. */
export function listHeadScripts(site: Site): HeadScript[] {
  return modules.flatMap(({ scripts }) => scripts?.(site) ?? []);
}
