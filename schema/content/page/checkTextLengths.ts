import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports titles and descriptions that are too long for search engines, or too short. */
export function checkTextLengths(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return (['title', 'description'] as const).flatMap((key): Problem[] => {
    const text = page.page[key].trim();
    if (page.page.noindex || text === '' || text.includes('{{')) return [];
    const min = context.limit(`${key}-min`);
    const max = context.limit(`${key}-max`);
    const { length } = [...text];
    if (length >= min && length <= max) return [];
    const { at, related } = traceToSource(page.provenance, [key]);
    return [
      {
        rule: `${key}-length`,
        message:
          length > max
            ? `The ${key} has ${length} characters; search engines cut it off after about ${max}.`
            : `The ${key} has only ${length} characters.`,
        hint: `aim for ${min} to ${max} characters`,
        at,
        related,
        route: page.page.route,
      },
    ];
  });
}
