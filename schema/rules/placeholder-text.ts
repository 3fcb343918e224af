import { findProseFlaws } from '../content/prose/findProseFlaws.ts';
import type { SiteRuleContext } from '../content/RuleContext.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';
import { siteSchema } from '../vocabulary/site/site.ts';

export const rule: RuleMeta = {
  code: 'BW144',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A text is a placeholder',
  why: 'Visitors would read a note or sample text that was never replaced.',
  help: 'Write the text, or hide the section with `draft: true` until it is written.',
  bad: `- type: prose
  title: About
  text: Lorem ipsum dolor sit amet, consectetur adipiscing elit.`,
  good: `- type: prose
  title: About
  text: It simply works.`,
};

export { checkProse as checkPage } from '../content/page/checkProse.ts';

/** Reports texts of `site:` that visitors would see as a slip, in header and footer for example. */
export function checkSite({ site, siteProvenance, fieldIndex }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  const texts = fieldIndex.collectTexts(siteSchema, site);
  return findProseFlaws([{ texts, provenance: siteProvenance, owner: {} }], site.locale);
}
