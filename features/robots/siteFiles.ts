import {
  publicUrl,
  type RenderContext,
  type SiteFile,
  type SiteFileContext,
} from '../../renderer/index.ts';
import type { ListPaths } from '../../schema/vocabulary.ts';

/** The addresses of the files. */
export const paths: ListPaths = () => ({ once: ['/robots.txt'] });

/** Lists robots.txt (RFC 9309), which allows everything and names the sitemap. */
export function siteFiles({ renderContext, mergeOwnFile }: SiteFileContext): SiteFile[] {
  const generate = () => mergeOwnFile('robots.txt', generateRobots(renderContext), addSitemap);
  return [['robots.txt', generate]];
}

function generateRobots(renderContext: RenderContext): string {
  // Search engines must read the pages to learn that they should leave them out.
  const rules = 'User-agent: *\nAllow: /\n';
  if (renderContext.assets.noindex) return rules;
  return `${rules}\nSitemap: ${publicUrl('/sitemap.xml', renderContext)}\n`;
}

/** Adds the address of the sitemap to the site's own robots.txt, unless that names one. */
export function addSitemap(generated: string, own: string): string {
  const sitemap = /^Sitemap: .*$/m.exec(generated)?.[0];
  return !sitemap || /^sitemap:/im.test(own) ? own : `${own.trimEnd()}\n\n${sitemap}\n`;
}
