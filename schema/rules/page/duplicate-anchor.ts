import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import {
  type TracedLocation,
  tracePart,
  traceToSource,
} from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { RuleContext } from '../RuleContext.ts';
import { type Anchor, collectAnchors } from './facts/collectAnchors.ts';

export const rules = defineRules('page', {
  'duplicate-anchor': {
    code: 'BW103',
    severity: 'error',
    title: 'Two sections of a page have the same id',
    why: 'Links reach only the first of them.',
    help: 'Change one of the ids.',
    ...examples`- type: quote
  id: praise
  text: It simply works.
- type: quote
  id: ${['', 'more-']}praise
  text: It works.`,
  },
});

const report = createReporter<typeof rules>();

/** Reports ids that occur twice on a page. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const first = new Map<string, Anchor>();
  return collectAnchors(page, context).flatMap((anchor): Problem | Problem[] => {
    const { id, section } = anchor;
    const other = first.get(id);
    if (!other) {
      first.set(id, anchor);
      return [];
    }
    const { at, related } = locate(anchor);
    const before = locate(other).at;
    return report('duplicate-anchor', {
      message: anchor.part
        ? `This page already has the anchor \`${id}\`, which this heading gets.`
        : `Two sections of this page have the id \`${id}\`.`,
      hint: anchor.part ? 'change the words of the heading' : 'change one of the ids',
      at,
      related: [{ at: before, message: 'first used here' }, ...related],
      route: page.page.route,
      section: section.value.type,
    });
  });
}

function locate({ section: { provenance }, path, part }: Anchor): TracedLocation {
  return part ? tracePart(provenance, path, part) : traceToSource(provenance, path);
}
