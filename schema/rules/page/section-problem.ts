import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { locateInSection } from '../locateInSection.ts';
import type { RuleContext } from '../RuleContext.ts';

export const rules = defineRules('page', {
  'section-problem': {
    code: 'BW129',
    severity: 'error',
    title: 'Values in a section contradict each other',
    why: 'Each value is valid on its own, but together they make no sense.',
    help: 'Follow the hint in the message.',
    ...examples`- type: pricing
  plans:
    - { name: One, price: $10, features: [Calendar] }
    - { name: Two, price: $20, features: [Calendar, Mail]${[', popular: true', '']} }
    - { name: Three, price: $30, features: [All], popular: true }`,
  },
});

/** Runs the checks of section types (sections/<type>/check.ts). */
export function checkPage(page: ResolvedPage, { sectionChecks: checks }: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const check = checks[section.value.type];
    if (!check || !section.isShown || section.findings.length > 0) return [];
    return check(section.value, page.page).map(({ path, message, hint, part, rule, severity }) => {
      return {
        rule: rule ?? 'section-problem',
        message,
        ...(hint && { hint }),
        ...(severity && { severity }),
        ...locateInSection(page, section, path, part),
      };
    });
  });
}
