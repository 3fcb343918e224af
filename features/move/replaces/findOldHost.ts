import type { Problem, SitePage } from '../../../schema/index.ts';
import { locatePage } from './locatePage.ts';
import type { SiteComparison } from './SiteComparison.ts';

/** Reports pictures, files and links that still lead to the host of the old site. */
export function findOldHost(comparison: SiteComparison): Problem[] {
  const { inventory, site, book, context, report } = comparison;
  if (!inventory.origin) return [];
  const { host } = new URL(inventory.origin);
  const isSameHost = URL.canParse(context.site?.url ?? '')
    ? new URL(context.site?.url ?? '').host === host
    : false;
  const isOld = (target: string) => {
    const url = URL.canParse(target) ? new URL(target) : undefined;
    if (url?.host !== host) return false;
    return !isSameHost || !book.find(url.pathname + url.search);
  };
  const reported = new Set<string>();
  return [...site.pages].flatMap(([page, { sources, links }]) => {
    const others = isSameHost ? [] : links;
    return [...new Set([...sources, ...others])].filter(isOld).flatMap((target): Problem[] => {
      if (reported.has(target)) return [];
      reported.add(target);
      const isSource = sources.includes(target);
      return [
        report('still-at-old-host', {
          message: isSource
            ? `${target} still comes from the host of the old site.`
            : `The link to ${target} leads to the old site.`,
          hint: isSource
            ? 'copy the file into `public/` and write its path, such as `/images/team.jpg`'
            : 'write the route of a page of this site',
          ...locateTarget(target, page, comparison),
        }),
      ];
    });
  });
}

function locateTarget(
  target: string,
  page: SitePage,
  comparison: SiteComparison,
): Pick<Problem, 'at' | 'related' | 'route' | 'section'> {
  const { context, tools } = comparison;
  const { route } = page.facts.meta;
  for (const section of page.resolved().sections) {
    const path = findText(section.value, target);
    if (!path) continue;
    const { at: place, related } = tools.traceToSource(section.provenance, path);
    return { at: place, related, route, section: section.value.type };
  }
  const path = context.siteProvenance && findText(context.site, target);
  if (path && context.siteProvenance) return tools.traceToSource(context.siteProvenance, path);
  return { at: locatePage(page, comparison), route };
}

/** Finds the path of a text that contains a piece. */
function findText(value: unknown, piece: string): (string | number)[] | undefined {
  if (typeof value === 'string') return value.includes(piece) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = findText(inner, piece);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}
