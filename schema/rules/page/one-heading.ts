import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { locateKey } from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage, ResolvedSection } from '../../reference/read/ResolvedPage.ts';
import { locateHead } from '../locateInSection.ts';
import type { RuleContext } from '../RuleContext.ts';
import { isMissingKey, isUnknownKey } from '../shape/keys.ts';

export const rules = defineRules('page', {
  'one-heading': {
    code: 'BW121',
    severity: 'error',
    atTruncation: 'consequence',
    title: 'A page needs exactly one main heading',
    why: 'The main heading tells screen readers and search engines what the page is about.',
    help: 'Start the page with a section that has a headline or title. Use types with a `headline` only there.',
    bad: `- type: hero
  headline: Hello
- type: hero
  headline: Hello again`,
    good: `- type: hero
  headline: Hello
- type: cta
  title: Hello again
  actions: [{ label: Home, to: / }]`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports pages without exactly one main heading. The main heading is the title of the first section,
 * or a section whose type has `x-heading: 1` in its schema.
 */
export function checkPage(page: ResolvedPage, { sections }: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const read = page.sections.filter(({ provenance }) => !provenance.within);
  const shown = read.filter((section) => section.isShown);
  if (shown.length < getLength(page.routeEntry.value.sections) && shown.length < read.length)
    return [];
  const main = shown.filter((section, index) => {
    const schema = sections[section.value.type] as { 'x-heading'?: number } | undefined;
    return schema?.['x-heading'] === 1 || (index === 0 && Boolean(section.value.title));
  });
  const { route } = page.page;
  if (
    main.length === 0 &&
    shown.length > 0 &&
    read.length === getLength(page.routeEntry.value.sections) &&
    !isFaulty(shown[0])
  )
    return [
      report('one-heading', {
        message: 'This page has no main heading, because its first section has no title.',
        hint: 'start the page with a section that has a title or headline',
        at: locateKey(page.routeEntry),
        route,
      }),
    ];
  return main.slice(1).map((section) =>
    report('one-heading', {
      message: 'This page has a second main heading.',
      hint: 'only the first section can have the main heading; use another type here',
      at: locateHead(section),
      related: main[0] ? [{ at: locateHead(main[0]), message: 'the first main heading' }] : [],
      route,
      section: section.value.type,
    }),
  );
}

/** Whether a missing or unknown key of the section is already reported, which may be its title. */
function isFaulty(section: ResolvedSection | undefined): boolean {
  const findings = section?.findings ?? [];
  return findings.some((finding) => isUnknownKey(finding) || isMissingKey(finding));
}

function getLength(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
