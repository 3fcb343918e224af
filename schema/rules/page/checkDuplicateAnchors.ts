import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../resolve/Provenance.ts';
import type { ResolvedPage } from '../../resolve/ResolvedPage.ts';
import { type Anchor, collectAnchors } from '../facts/collectAnchors.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports ids that occur twice on a page. */
export function checkDuplicateAnchors(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const first = new Map<string, Anchor>();
  return collectAnchors(page, context).flatMap((anchor): Problem[] => {
    const { id, section, path } = anchor;
    const other = first.get(id);
    if (!other) {
      first.set(id, anchor);
      return [];
    }
    const { at, related } = traceToSource(section.provenance, path);
    const before = traceToSource(other.section.provenance, other.path).at;
    return [
      {
        rule: 'duplicate-anchor',
        message: `Two sections of this page have the id \`${id}\`.`,
        hint: 'change one of the ids',
        at,
        related: [{ at: before, message: 'first used here' }, ...related],
        route: page.page.route,
        section: section.value.type,
      },
    ];
  });
}
