import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import type * as Render from '../../../code/render.ts';
import type { CheckedSite } from '../../../schema/check/checkSite.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import { nameLanguage } from '../../page/context/listLanguages.ts';
import { localizeRenderContext } from '../../page/context/localizeRenderContext.ts';
import { publicUrl } from '../../page/context/publicUrl.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';
import { pageFile } from '../../page/pageFile.ts';
import { generateFeeds } from '../feeds.ts';
import { generateRedirectPages, generateRedirects } from '../redirects.ts';
import { type FindDates, generateSitemap, isListed } from '../sitemap.ts';
import { mergeHeaders, mergeRedirects, mergeRobots } from './mergeHostFiles.ts';

/** Path below the output folder → returns the content of the file. */
export type SiteFiles = Map<string, () => string | Promise<string>>;

/**
 * Lists the site-wide files for hosts, search engines and assistants: all files of a site that are
 * neither pages nor assets nor copies of public/. None is generated before its content is requested.
 *
 * @param options.findDates finds the dates of the last changes of pages, for the sitemap
 */
export function listSiteFiles(
  { pages, siteContext }: Pick<CheckedSite, 'pages' | 'siteContext'>,
  { root, renderContext, render, findDates }: SiteFileOptions,
): SiteFiles {
  const own = renderContext.assets.files;
  const merge = async (path: string, generated: string, join: typeof mergeHeaders) =>
    own[`/${path}`] ? join(generated, String(await readPublicFile(root, path))) : generated;
  const files: SiteFiles = new Map([
    ...generateSitemap(pages, renderContext, findDates),
    ['robots.txt', () => merge('robots.txt', generateRobots(renderContext), mergeRobots)],
    [
      '_redirects',
      () => merge('_redirects', generateRedirects(pages, renderContext), mergeRedirects),
    ],
    ['_headers', () => merge('_headers', generateHeaders(renderContext), mergeHeaders)],
    ...generateRedirectPages(pages, renderContext),
    ...generateFeeds(siteContext.context.lists.values.feeds ?? [], renderContext),
    ...[...siteContext.localized].flatMap(([locale, { context }]) =>
      generateFeeds(context.lists.values.feeds ?? [], localizeRenderContext(renderContext, locale)),
    ),
  ]);
  const languages = [undefined, ...Object.keys(renderContext.localized ?? {})];
  for (const locale of languages) {
    const file = locale === undefined ? 'llms.txt' : `${locale}/llms.txt`;
    if (!own[`/${file}`]) files.set(file, () => generateLlms(pages, renderContext, locale));
  }
  // Hosts would show their own page, or the home page.
  const routes = new Set(pages.map(({ route }) => route));
  for (const locale of languages) {
    const { site } = localizeRenderContext(renderContext, locale);
    const page = render.createNotFoundPage(site, locale);
    const file = pageFile(page.route);
    if (!own[`/${file}`] && !routes.has(page.route))
      files.set(file, () => render.renderPage(page, renderContext).html);
  }
  return files;
}

/** Options of `listSiteFiles`. */
interface SiteFileOptions {
  root: string;
  renderContext: RenderContext;
  render: Pick<typeof Render, 'renderPage' | 'createNotFoundPage'>;
  findDates: FindDates;
}

/** Generates robots.txt (RFC 9309), which allows everything and names the sitemap. */
function generateRobots(renderContext: RenderContext): string {
  // Search engines must read the pages to learn that they should leave them out.
  const rules = 'User-agent: *\nAllow: /\n';
  if (renderContext.assets.noindex) return rules;
  return `${rules}\nSitemap: ${publicUrl('/sitemap.xml', renderContext)}\n`;
}

/**
 * Generates llms.txt (https://llmstxt.org), which describes the site in a language to language models,
 * and names those in other languages.
 */
function generateLlms(
  pages: readonly Page[],
  renderContext: RenderContext,
  locale?: string,
): string {
  const { site } = localizeRenderContext(renderContext, locale);
  const listed = pages.filter((page) => page.locale === locale && isListed(page));
  const links = listed.map(({ title, route, description }) => {
    return `- [${title}](${publicUrl(route, renderContext)}): ${description}`;
  });
  const others = locale === undefined ? Object.keys(renderContext.localized ?? {}) : [];
  const languages = others.map(
    (other) => `- [${nameLanguage(other)}](${publicUrl(`/${other}/llms.txt`, renderContext)})\n`,
  );
  return [
    `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${links.join('\n')}\n`,
    ...(languages.length > 0 ? [`\n## Languages\n\n${languages.join('')}`] : []),
  ].join('');
}

/**
 * Generates `_headers` for Netlify and Cloudflare Pages: security headers for every page, and a
 * year of caching for files with a hash in their names.
 */
function generateHeaders({ assets, base }: RenderContext): string {
  const headers = {
    ...(assets.policy && { 'Content-Security-Policy': assets.policy.header }),
    ...(assets.noindex && { 'X-Robots-Tag': 'noindex, nofollow' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // Without subdomains: other services of the domain may not support TLS.
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return [
    `${base}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
