import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { explainRoute } from '../../validate/explainFormat.ts';
import { formats } from '../../validate/formats.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { collectRedirects } from './collectRedirects.ts';

/** Redirects that go in a circle, start at an existing page, or lead to none. */
export function checkRedirects(context: SiteRuleContext): Problem[] {
  const list = collectRedirects(context);
  if (list.length === 0) return [];
  const routes = new Set(context.pages.map(({ facts }) => facts.meta.route));
  const targets = new Map(list.map((one) => [one.from, bare(one.to)]));
  const told = new Set<string>();
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
    const circle = circleFrom(from, targets);
    if (circle) {
      const key = circle.toSorted().join(' ');
      if (told.has(key)) return [];
      told.add(key);
      return [
        {
          rule: 'redirect-loop',
          message: `These redirects form a loop: ${[...circle, circle[0]].join(' → ')}.`,
          hint: 'point the last one to a page',
          at,
        },
      ];
    }
    const target = bare(to);
    if (
      !target.startsWith('/') ||
      routes.has(target) ||
      targets.has(target) ||
      context.isIncomplete
    )
      return [];
    const near = getSpellingSuggestion(target, routes);
    return [
      {
        rule: 'dead-redirect',
        message: `\`${from}\` redirects to \`${target}\`, which is not a page.`,
        hint: near ? `did you mean "${near}"?` : 'use the route of an existing page',
        at: { ...at, part: 'value' },
        ...(near && { fix: [{ at: { ...at, part: 'value' }, text: near }] }),
      },
    ];
  });
}

/** The circle that following the redirects from a route ends in, if the route is part of it. */
function circleFrom(from: string, targets: Map<string, string>): string[] | undefined {
  const steps = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    if (next === from) return steps;
    if (steps.includes(next)) return undefined;
    steps.push(next);
  }
  return undefined;
}

function bare(to: string): string {
  return to.replace(/[?#].*$/, '');
}
