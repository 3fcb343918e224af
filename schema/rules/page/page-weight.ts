import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { locateKey } from '../../reference/expressions/Provenance.ts';
import type { ResolvedSection } from '../../reference/read/ResolvedPage.ts';
import { listRenderedPages } from '../listRenderedPages.ts';
import { locateHead } from '../locateInSection.ts';
import type { RenderedPageFacts, Weight } from '../RenderedPageFacts.ts';
import type { RenderedSiteFacts } from '../RenderedSiteFacts.ts';
import type { SitePage, SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('page', {
  'page-weight': {
    code: 'BW126',
    severity: 'warning',
    isBudget: true,
    title: 'A page is too heavy',
    why: 'Every kilobyte makes visitors on slow connections wait. The limits in `site.checks` are `page-kilobytes` (HTML, styles and scripts), `script-kilobytes` and `image-kilobytes` (the largest copy of each image, lazily loaded ones included), all as they are transferred.',
    help: 'Split the page, or use smaller images and fewer interactive sections.',
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports pages that exceed budgets of `site.checks`, at the section with the largest share. Budgets
 * that the same section exceeds are one problem.
 */
export function checkRendered(rendered: RenderedSiteFacts, context: SiteRuleContext): Problem[] {
  return listRenderedPages(rendered, context).flatMap(({ facts, page }) =>
    checkWeight(facts, page, context),
  );
}

function checkWeight(
  { weight, sectionWeights = [] }: RenderedPageFacts,
  page: SitePage,
  { limit }: SiteRuleContext,
): Problem[] {
  if (!weight || !exceedsBudget(weight, { limit })) return [];
  const sections = page.resolved().sections.filter(({ isShown }) => isShown);
  const problems = new Map<ResolvedSection | undefined, Problem>();
  for (const { name, what, hint, getBytes } of budgets) {
    const total = getBytes(weight);
    if (total <= limit(name) * 1000) continue;
    const shares = sectionWeights
      .flatMap((share, index) => ({ section: sections[index], bytes: getBytes(share) }))
      .filter(({ bytes }) => bytes >= total / 10)
      .sort((a, b) => b.bytes - a.bytes)
      .flatMap(({ section, bytes }) =>
        section ? { section, share: describeShare(section, bytes, total) } : [],
      );
    const [heaviest, ...others] = shares;
    const message = `${what} ${toKilobytes(total)} kB; the limit is ${limit(name)} kB${heaviest ? ` (${heaviest.share})` : ''}.`;
    const known = problems.get(heaviest?.section);
    problems.set(
      heaviest?.section,
      report('page-weight', {
        message: known ? `${known.message} ${message}` : message,
        hint: known?.hint ?? hint,
        at: heaviest ? locateHead(heaviest.section) : locateKey(page.routeEntry),
        related: [
          ...(known?.related ?? []),
          ...others
            .slice(0, 3)
            .map(({ section, share }) => ({ at: locateHead(section), message: share })),
        ],
        route: page.facts.meta.route,
        ...(heaviest && { section: heaviest.section.value.type }),
      }),
    );
  }
  return [...problems.values()];
}

/** Whether a page exceeds a budget. */
export function exceedsBudget(weight: Weight, { limit }: Pick<SiteRuleContext, 'limit'>): boolean {
  return budgets.some(({ name, getBytes }) => getBytes(weight) > limit(name) * 1000);
}

function describeShare({ value }: ResolvedSection, bytes: number, total: number): string {
  return `this ${value.type}: ${toKilobytes(bytes)} of ${toKilobytes(total)} kB`;
}

/** The limits of a page, in the order in which they are reported. */
const budgets = [
  {
    name: 'page-kilobytes',
    what: 'The page without its images is',
    hint: 'split the page, use fewer interactive sections, or raise `page-kilobytes` in `site.checks`',
    getBytes: ({ html, scripts }: Weight) => html + scripts,
  },
  {
    name: 'script-kilobytes',
    what: 'The JavaScript of this page is',
    hint: 'use fewer interactive sections, less code in your own ones, or raise `script-kilobytes` in `site.checks`',
    getBytes: ({ scripts }: Weight) => scripts,
  },
  {
    name: 'image-kilobytes',
    what: 'The images of this page are',
    hint: 'use fewer or smaller images',
    getBytes: ({ images }: Weight) => images,
  },
] as const;

function toKilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}
