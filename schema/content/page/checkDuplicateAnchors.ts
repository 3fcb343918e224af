import type { Problem } from '../../diagnostics/Problem.ts';
import {
  type TracedLocation,
  tracePart,
  traceToSource,
} from '../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import { type Anchor, collectAnchors } from '../facts/collectAnchors.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports ids that occur twice on a page. */
export function checkDuplicateAnchors(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const first = new Map<string, Anchor>();
  return collectAnchors(page, context).flatMap((anchor): Problem[] => {
    const { id, section } = anchor;
    const other = first.get(id);
    if (!other) {
      first.set(id, anchor);
      return [];
    }
    const { at, related } = locate(anchor);
    const before = locate(other).at;
    return [
      {
        rule: 'duplicate-anchor',
        message: anchor.part
          ? `This page already has the anchor \`${id}\`, which this heading gets.`
          : `Two sections of this page have the id \`${id}\`.`,
        hint: anchor.part ? 'change the words of the heading' : 'change one of the ids',
        at,
        related: [{ at: before, message: 'first used here' }, ...related],
        route: page.page.route,
        section: section.value.type,
      },
    ];
  });
}

function locate({ section: { provenance }, path, part }: Anchor): TracedLocation {
  return part ? tracePart(provenance, path, part) : traceToSource(provenance, path);
}
