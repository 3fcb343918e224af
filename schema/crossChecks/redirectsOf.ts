import type { Place } from '../load/Place.ts';
import type { SiteContext } from './CrossContext.ts';

/** A redirect, by `site.redirects` or by `redirectFrom` of a page. */
export interface Redirect {
  from: string;
  to: string;
  at: Place;
}

/** Every redirect of the site. */
export function redirectsOf(context: SiteContext): Redirect[] {
  const redirects: Redirect[] = [];
  const { site, siteWritten, pages } = context;
  const layer = siteWritten?.layers[0];
  if (site && layer)
    for (const [from, to] of Object.entries(site.redirects))
      redirects.push({
        from,
        to,
        at: { file: layer.file, path: [...layer.path, 'redirects', from], part: 'key' },
      });
  for (const { facts, unit } of pages)
    for (const [index, from] of facts.head.redirectFrom.entries())
      redirects.push({
        from,
        to: facts.head.route,
        at: { file: unit.file, path: [...unit.path, 'redirectFrom', index] },
      });
  return redirects.filter(({ from, to }) => typeof from === 'string' && typeof to === 'string');
}
