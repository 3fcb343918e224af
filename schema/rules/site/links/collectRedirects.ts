import type { YamlLocation } from '../../../yaml/YamlLocation.ts';
import type { SiteRuleContext } from '../../RuleContext.ts';

/** A redirect of `site.redirects` or `redirectFrom`. */
interface Redirect {
  from: string;
  to: string;
  at: YamlLocation;
}

/** Collects the redirects of `site.redirects` and of the pages' `redirectFrom`. */
export function collectRedirects(context: SiteRuleContext): Redirect[] {
  const redirects: Redirect[] = [];
  const { site, siteProvenance, pages } = context;
  const layer = siteProvenance?.layers[0];
  if (site && layer)
    for (const [from, to] of Object.entries(site.redirects))
      redirects.push({
        from,
        to,
        at: { file: layer.file, path: [...layer.path, 'redirects', from], part: 'key' },
      });
  for (const { facts, routeEntry } of pages)
    for (const [index, from] of facts.meta.redirectFrom.entries())
      redirects.push({
        from,
        to: facts.meta.route,
        at: { file: routeEntry.file, path: [...routeEntry.path, 'redirectFrom', index] },
      });
  return redirects.filter(({ from, to }) => typeof from === 'string' && typeof to === 'string');
}
