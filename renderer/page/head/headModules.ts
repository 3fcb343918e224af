import type { Site } from '../../../schema/vocabulary.ts';
import type { HeadScript } from '../context/HeadScript.ts';
import type { RenderContext } from '../context/RenderContext.ts';
import type { HeadModule } from './HeadModule.ts';

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
