import type { SiteRuleContext } from '../content/RuleContext.ts';
import { collectRedirects } from '../content/site/collectRedirects.ts';
import { examples } from '../diagnostics/examples.ts';
import { getCertainCorrection } from '../diagnostics/getCertainCorrection.ts';
import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';
import { formats } from '../shape/formats/formats.ts';
import { explainRoute } from '../shape/messages/explainFormat.ts';

export const rule: RuleMeta = {
  code: 'BW118',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'A redirect points to a page that does not exist',
  why: 'Visitors to the old address would see "page not found".',
  help: 'Point the redirect to an existing page.',
  ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  redirects: { /old: /${['new', '']} }`,
};

/** Reports redirects that form a loop, start at an existing page, or lead to no page. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const list = collectRedirects(context);
  if (list.length === 0) return [];
  const routes = new Set(context.pages.map(({ facts }) => facts.meta.route));
  const targets = new Map(list.map((one) => [one.from, stripQuery(one.to)]));
  const reportedLoops = new Set<string>();
  return list.flatMap(({ from, to, at }): Problem[] => {
    if (!formats.route?.(from)) return [{ ...explainRoute(from), at, fix: [] }];
    if (routes.has(from))
      return [
        {
          rule: 'redirect-shadowed',
          message: `\`${from}\` is a page, so this redirect is never followed.`,
          hint: 'remove the redirect or the page',
          at,
        },
      ];
    const loop = findLoop(from, targets);
    if (loop) {
      const key = loop.toSorted().join(' ');
      if (reportedLoops.has(key)) return [];
      reportedLoops.add(key);
      return [
        {
          rule: 'redirect-loop',
          message: `These redirects form a loop: ${[...loop, loop[0]].join(' → ')}.`,
          hint: 'point the last one to a page',
          at,
        },
      ];
    }
    const target = stripQuery(to);
    if (
      !target.startsWith('/') ||
      routes.has(target) ||
      targets.has(target) ||
      context.isIncomplete
    )
      return [];
    const suggestion = getSpellingSuggestion(target, routes);
    const correction = getCertainCorrection(target, routes);
    return [
      {
        rule: 'dead-redirect',
        message: `\`${from}\` redirects to \`${target}\`, which is not a page.`,
        hint: suggestion ? `did you mean "${suggestion}"?` : 'use the route of an existing page',
        at: { ...at, part: 'value' },
        ...(correction && { fix: [{ at: { ...at, part: 'value' }, text: correction }] }),
      },
    ];
  });
}

/** Finds the redirect loop that a route is part of. */
function findLoop(from: string, targets: Map<string, string>): string[] | undefined {
  const steps = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (next === from) return steps;
    if (steps.includes(next)) return undefined;
    steps.push(next);
  }
  return undefined;
}

function stripQuery(to: string): string {
  return to.replace(/[?#].*$/, '');
}
