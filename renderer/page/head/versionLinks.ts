import { escapeHtml } from '../../../base/text/escape.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { PageContext } from '../../../sections/index.ts';
import type { RenderContext } from '../context/RenderContext.ts';

/** Renders the link to the address under which search engines list a page. */
export function canonicalLink(
  page: Page,
  context: PageContext,
  renderContext: RenderContext,
): string {
  const { canonical = context.absolute(page.route), isUntranslated, original } = page;
  // A page without translation repeats its original.
  const [first] = Object.values(renderContext.versions?.[original ?? ''] ?? {});
  const address = isUntranslated && first ? toAddress(first.route, renderContext) : canonical;
  return `<link rel="canonical" href="${escapeHtml(address)}">`;
}

/**
 * Links to every version of a page that search engines may list, itself included, the same on each of
 * them: search engines ignore versions that do not name each other.
 */
export function alternateLinks(page: Page, renderContext: RenderContext): string[] {
  const { versions } = renderContext;
  const all = Object.entries(versions?.[page.original ?? page.route] ?? {});
  const listed = all.filter(([, { isUnlisted }]) => !isUnlisted);
  if (listed.length < 2 || !listed.some(([, { route }]) => route === page.route)) return [];
  const [[, original] = ['', { route: page.route }]] = listed;
  const toLink = (language: string, route: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(toAddress(route, renderContext))}">`;
  return [
    ...listed.map(([language, { route }]) => toLink(language, route)),
    toLink('x-default', original.route),
  ];
}

function toAddress(route: string, { site, base }: RenderContext): string {
  return new URL(base + route.slice(1), site.url).href;
}
