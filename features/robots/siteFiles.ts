import {
  publicUrl,
  type RenderContext,
  type SiteFile,
  type SiteFileContext,
} from '../../renderer/index.ts';
import { type ListPaths, readKeys } from '../../schema/vocabulary.ts';
import { listRefused } from './crawlers.ts';
import { keys } from './keys.ts';
import { listSitemaps } from './listSitemaps.ts';

/** The addresses of the files. */
export const paths: ListPaths = () => ({ once: ['/robots.txt'] });

/** Lists the sitemap, and robots.txt (RFC 9309), which allows everything but what `site.crawlers` refuses, and names the sitemap. */
export function siteFiles(context: SiteFileContext): SiteFile[] {
  const { renderContext, mergeOwnFile } = context;
  const generate = () => mergeOwnFile('robots.txt', generateRobots(renderContext), mergeRobots);
  return [['robots.txt', generate], ...listSitemaps(context)];
}

/** Generates robots.txt for a site that has none in public/. */
export function generateRobots(renderContext: RenderContext): string {
  // Search engines must read the pages to learn that they should leave them out.
  const groups = ['User-agent: *\nAllow: /\n'];
  const refused = listRefused(readKeys(renderContext.site, keys.site).crawlers);
  if (refused.length > 0) groups.push(formatRefused(refused));
  if (!renderContext.assets.noindex)
    groups.push(`Sitemap: ${publicUrl('/sitemap.xml', renderContext)}\n`);
  return groups.join('\n');
}

function formatRefused(names: readonly string[]): string {
  return `${names.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`;
}

/**
 * Adds to the site's own robots.txt the crawlers that it does not name, and the address of the sitemap
 * unless it names one.
 */
export function mergeRobots(generated: string, own: string): string {
  const known = new Set(listAgents(own).map((name) => name.toLowerCase()));
  const refused = listAgents(generated).filter((name) => name !== '*');
  const others = refused.filter((name) => !known.has(name.toLowerCase()));
  const sitemap = /^sitemap:/im.test(own) ? undefined : /^Sitemap: .*\n/m.exec(generated)?.[0];
  const added = [
    ...(others.length > 0 ? [formatRefused(others)] : []),
    ...(sitemap ? [sitemap] : []),
  ];
  return added.length > 0 ? [`${own.trimEnd()}\n`, ...added].join('\n') : own;
}

function listAgents(text: string): string[] {
  return [...text.matchAll(/^[ \t]*user-agent:[ \t]*([^\s#]+)/gim)].map(([, name = '']) => name);
}
