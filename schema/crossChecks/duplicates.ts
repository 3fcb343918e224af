import type { Problem } from '../diagnostics/Problem.ts';
import type { Place } from '../load/Place.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { trace } from '../resolve/Written.ts';
import { type Anchor, anchorsOf } from './anchorsOf.ts';
import type { CrossContext, SiteContext, SitePage } from './CrossContext.ts';

/** Two pages with the same route. */
export function duplicateRoutes({ all }: SiteContext): Problem[] {
  const first = new Map<string, SitePage>();
  return all.flatMap((one): Problem[] => {
    const { route } = one.facts.head;
    const other = first.get(route);
    if (!other) {
      first.set(route, one);
      return [];
    }
    return [
      {
        rule: 'duplicate-route',
        message: `Two pages use the route \`${route}\`.`,
        hint: 'change one of the routes',
        at: keyOf(one),
        related: [{ at: keyOf(other), message: 'first used here' }],
        route,
      },
    ];
  });
}

/** Two things on a page with the same id. */
export function duplicateAnchors(page: ResolvedPage, context: CrossContext): Problem[] {
  if (!page.shown) return [];
  const first = new Map<string, Anchor>();
  return anchorsOf(page, context).flatMap((anchor): Problem[] => {
    const { id, section, path } = anchor;
    const other = first.get(id);
    if (!other) {
      first.set(id, anchor);
      return [];
    }
    const { at, related } = trace(section.written, path);
    const before = trace(other.section.written, other.path).at;
    return [
      {
        rule: 'duplicate-anchor',
        message: `Two sections of this page have the id \`${id}\`.`,
        hint: 'change one of the ids',
        at,
        related: [{ at: before, message: 'first used here' }, ...related],
        route: page.page.route,
        section: section.value.type,
      },
    ];
  });
}

/** Two pages that search engines are shown with the same title. */
export function duplicateTitles(context: SiteContext): Problem[] {
  return duplicateTexts(context, 'title');
}

/** Two pages that search engines are shown with the same description. */
export function duplicateDescriptions(context: SiteContext): Problem[] {
  return duplicateTexts(context, 'description');
}

function duplicateTexts({ pages }: SiteContext, key: 'title' | 'description'): Problem[] {
  const first = new Map<string, SitePage>();
  return pages.flatMap((one): Problem[] => {
    const { head } = one.facts;
    const text = head[key].trim().toLowerCase();
    if (head.noindex || text === '' || text.includes('{{')) return [];
    const other = first.get(text);
    if (!other) {
      first.set(text, one);
      return [];
    }
    return [
      {
        rule: `duplicate-${key}`,
        message: `\`${other.facts.head.route}\` has the same ${key}.`,
        hint: 'say what only this page offers',
        at: trace(one.resolved().written, [key]).at,
        related: [{ at: trace(other.resolved().written, [key]).at, message: 'the other page' }],
        route: head.route,
      },
    ];
  });
}

function keyOf({ unit }: SitePage): Place {
  return { file: unit.file, path: unit.path, part: 'key' };
}
