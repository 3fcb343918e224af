import type { SiteRuleContext } from '../../content/RuleContext.ts';
import { collectRedirects } from '../../content/site/collectRedirects.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';
import { formats } from '../../shape/formats/formats.ts';
import { explainRoute } from '../../shape/messages/explainFormat.ts';

export const rules = defineRules('site', {
  'dead-redirect': {
    code: 'BW118',
    severity: 'error',
    title: 'A redirect points to a page that does not exist',
    why: 'Visitors to the old address would see "page not found".',
    help: 'Point the redirect to an existing page.',
    ...examples`${site}
  redirects: { /old: /${['new', '']} }`,
  },
  'redirect-loop': {
    code: 'BW116',
    severity: 'error',
    title: 'Redirects form a loop',
    why: 'Browsers give up and show an error.',
    help: 'Point the last redirect to a page.',
    ...examples`${site}
  redirects: { /one: /two, /two: /${['one', '']} }`,
  },
  'redirect-shadowed': {
    code: 'BW117',
    severity: 'error',
    title: 'A redirect starts at a route that has a page',
    why: 'The page is served, so the redirect is never followed.',
    help: 'Remove the redirect or the page.',
    ...examples`${site}
  redirects: {${[' /: https://www.example.org ', '']}}`,
  },
});

/** Reports redirects that form a loop, start at an existing page, or lead to no page. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const list = collectRedirects(context);
  if (list.length === 0) return [];
  const routes = new Set(context.pages.map(({ facts }) => facts.meta.route));
  const targets = new Map(list.map((one) => [one.from, stripQuery(one.to)]));
  const loops = findLoops(targets);
  const reportedLoops = new Set<string[]>();
  return list.flatMap(({ from, to, at }): Problem | Problem[] => {
    if (!formats.route?.(from)) return [{ ...explainRoute(from), at, fix: [] }];
    if (routes.has(from))
      return {
        rule: 'redirect-shadowed',
        message: `\`${from}\` is a page, so this redirect is never followed.`,
        hint: 'remove the redirect or the page',
        at,
      };
    const loop = loops.get(from);
    if (loop) {
      if (reportedLoops.has(loop)) return [];
      reportedLoops.add(loop);
      const start = loop.indexOf(from);
      const steps = [...loop.slice(start), ...loop.slice(0, start), from];
      return {
        rule: 'redirect-loop',
        message: `These redirects form a loop: ${steps.join(' → ')}.`,
        hint: 'point the last one to a page',
        at,
      };
    }
    const target = stripQuery(to);
    if (
      !target.startsWith('/') ||
      routes.has(target) ||
      targets.has(target) ||
      context.isIncomplete
    )
      return [];
    const place = { ...at, part: 'value' as const };
    return {
      rule: 'dead-redirect',
      message: `\`${from}\` redirects to \`${target}\`, which is not a page.`,
      ...suggestFix(place, target, routes, 'use the route of an existing page'),
      at: place,
    };
  });
}

/** Finds the loops of redirects, by each route in them. Follows each redirect once. */
function findLoops(targets: ReadonlyMap<string, string>): Map<string, string[]> {
  const loops = new Map<string, string[]>();
  const visited = new Set<string>();
  for (const from of targets.keys()) {
    const steps = new Map<string, number>();
    let next: string | undefined = from;
    while (next !== undefined && targets.has(next) && !visited.has(next)) {
      visited.add(next);
      steps.set(next, steps.size);
      next = targets.get(next);
    }
    const start = next === undefined ? undefined : steps.get(next);
    if (start === undefined) continue;
    const loop = [...steps.keys()].slice(start);
    for (const route of loop) loops.set(route, loop);
  }
  return loops;
}

function stripQuery(to: string): string {
  return to.replace(/[?#].*$/, '');
}
