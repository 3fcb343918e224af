import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../resolve/Provenance.ts';
import type { ResolvedPage } from '../../resolve/ResolvedPage.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import { type Anchor, anchorsOf } from '../facts/collectAnchors.ts';
import type { RuleContext, SitePage, SiteRuleContext } from '../RuleContext.ts';

/** Two pages with the same route. */
export function duplicateRoutes({ all }: SiteRuleContext): Problem[] {
  const first = new Map<string, SitePage>();
  return all.flatMap((one): Problem[] => {
    const { route } = one.facts.meta;
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
export function duplicateAnchors(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.shown) return [];
  const first = new Map<string, Anchor>();
  return anchorsOf(page, context).flatMap((anchor): Problem[] => {
    const { id, section, path } = anchor;
    const other = first.get(id);
    if (!other) {
      first.set(id, anchor);
      return [];
    }
    const { at, related } = traceToSource(section.provenance, path);
    const before = traceToSource(other.section.provenance, other.path).at;
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
export function duplicateTitles(context: SiteRuleContext): Problem[] {
  return duplicateTexts(context, 'title');
}

/** Two pages that search engines are shown with the same description. */
export function duplicateDescriptions(context: SiteRuleContext): Problem[] {
  return duplicateTexts(context, 'description');
}

function duplicateTexts({ pages }: SiteRuleContext, key: 'title' | 'description'): Problem[] {
  const first = new Map<string, SitePage>();
  return pages.flatMap((one): Problem[] => {
    const { meta: head } = one.facts;
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
        message: `\`${other.facts.meta.route}\` has the same ${key}.`,
        hint: 'say what only this page offers',
        at: traceToSource(one.resolved().provenance, [key]).at,
        related: [
          { at: traceToSource(other.resolved().provenance, [key]).at, message: 'the other page' },
        ],
        route: head.route,
      },
    ];
  });
}

function keyOf({ routeEntry }: SitePage): YamlLocation {
  return { file: routeEntry.file, path: routeEntry.path, part: 'key' };
}
