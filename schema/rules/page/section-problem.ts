import type { RuleContext } from '../../content/RuleContext.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';

export const rules = defineRules('page', {
  'section-problem': {
    code: 'BW129',
    severity: 'error',
    title: 'Values in a section contradict each other',
    why: 'Each value is valid on its own, but together they make no sense.',
    help: 'Follow the hint in the message.',
  },
});

/** Runs the checks of section types (sections/<type>/check.ts). */
export function checkPage(page: ResolvedPage, { sectionChecks: checks }: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const check = checks[section.value.type];
    if (!check || !section.isShown || section.findings.length > 0) return [];
    return check(section.value, page.page).map(({ path, message, hint, part, rule, severity }) => {
      const { at, related } = traceToSource(section.provenance, path, part ?? 'value');
      return {
        rule: rule ?? 'section-problem',
        message,
        ...(hint && { hint }),
        ...(severity && { severity }),
        at,
        related,
        route: page.page.route,
        section: section.value.type,
      };
    });
  });
}
