import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { SitePage, SiteRuleContext } from '../RuleContext.ts';

/** Reports pages with the same route. */
export function checkDuplicateRoutes({ allPages }: SiteRuleContext): Problem[] {
  const first = new Map<string, SitePage>();
  return allPages.flatMap((page): Problem[] => {
    const { route } = page.facts.meta;
    const other = first.get(route);
    if (!other) {
      first.set(route, page);
      return [];
    }
    return [
      {
        rule: 'duplicate-route',
        message: `Two pages use the route \`${route}\`.`,
        hint: 'change one of the routes',
        at: locateKey(page),
        related: [{ at: locateKey(other), message: 'first used here' }],
        route,
      },
    ];
  });
}

/** Reports pages that show search engines the same title. */
export function checkDuplicateTitles(context: SiteRuleContext): Problem[] {
  return checkDuplicateTexts(context, 'title');
}

/** Reports pages that show search engines the same description. */
export function checkDuplicateDescriptions(context: SiteRuleContext): Problem[] {
  return checkDuplicateTexts(context, 'description');
}

function checkDuplicateTexts(
  { pages }: SiteRuleContext,
  field: 'title' | 'description',
): Problem[] {
  const first = new Map<string, SitePage>();
  return pages.flatMap((page): Problem[] => {
    const { meta } = page.facts;
    const text = meta[field].trim().toLowerCase();
    if (meta.noindex || text === '' || text.includes('{{')) return [];
    const key = `${meta.locale} ${text}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      return [];
    }
    return [
      {
        rule: `duplicate-${field}`,
        message: `\`${other.facts.meta.route}\` has the same ${field}.`,
        hint: 'say what only this page offers',
        at: traceToSource(page.resolved().provenance, [field]).at,
        related: [
          { at: traceToSource(other.resolved().provenance, [field]).at, message: 'the other page' },
        ],
        route: meta.route,
      },
    ];
  });
}

function locateKey({ routeEntry }: SitePage): YamlLocation {
  return { file: routeEntry.file, path: routeEntry.path, part: 'key' };
}
