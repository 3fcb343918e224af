import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { locateInSection } from '../locateInSection.ts';
import type { RuleContext } from '../RuleContext.ts';
import { reportLimit } from '../shape/limits.ts';
import { reportSiteCode } from '../yaml/site-code.ts';

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
  'picture-key-unused': {
    code: 'BW551',
    severity: 'warning',
    title: 'A key of a picture has no effect in this layout',
    why: 'In this layout the picture fills its place, without room for a caption, a frame or another shape.',
    help: 'Remove the key, or choose another layout.',
    ...examples`- type: hero
  headline: Welcome
  layout: ${['background', 'split']}
  image: { src: 'placeholder:landscape', alt: Our team, caption: Our team in May }`,
  },
  'incomplete-job-data': {
    code: 'BW170',
    severity: 'warning',
    title: 'A job has keys for search engines, but not all that they need',
    why: 'Job searches list a job only if they know when it was posted, and where the work is done or where applicants must live.',
    help: 'Add the keys that the message names. If search engines need not list the job, remove the keys that are for them.',
    ...examples`- type: hero
  headline: Jobs
- type: jobs
  items:
    - title: Baker
      description: You bake our bread.
      postedAt: 2026-01-12${['', '\n      location: { city: Leeds, country: GB }']}`,
  },
});

const report = createReporter<typeof rules>();

/** Runs the checks of section types (sections/<type>/check.ts). */
export function checkPage(page: ResolvedPage, { sectionChecks: checks }: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const check = checks[section.value.type];
    if (!check || !section.isShown || section.findings.length > 0) return [];
    return check(section.value, page.page).map(({ path, message, hint, part, rule, severity }) => {
      const found = {
        message,
        ...(hint && { hint }),
        ...(severity && { severity }),
        ...locateInSection(page, section, path, part),
      };
      if (rule === 'text-too-short') return reportLimit(rule, found);
      if (rule === 'failing-section') return reportSiteCode(rule, found);
      return report(rule ?? 'section-problem', found);
    });
  });
}
