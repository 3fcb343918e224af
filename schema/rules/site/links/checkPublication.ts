import { getDay } from '../../../../base/time/parseMoment.ts';
import type { Reporter } from '../../../diagnostics/createReporter.ts';
import type { Problem } from '../../../diagnostics/Problem.ts';
import { getExpiry } from '../../../reference/rows/isPublished.ts';
import type { PageFacts } from '../../PageFacts.ts';
import { isBuilt } from '../../page/facts/collectFacts.ts';
import type { Link } from '../../page/facts/collectLinks.ts';
import { locateLink } from '../../page/facts/locateLink.ts';
import type { SiteRuleContext } from '../../RuleContext.ts';

/** Reports links, as schema/rules/site/links.ts does. */
export type LinkReporter = Reporter<
  'dead-link' | 'dead-anchor' | 'dead-site-address' | 'expiring-link'
>;

/** Reports a page that builds leave out, now or from some day on, while they keep the link. */
export function checkPublication(
  link: Link,
  { meta, isHiddenInBuild, expires = Number.POSITIVE_INFINITY }: PageFacts,
  context: SiteRuleContext,
  report: LinkReporter,
): Problem | undefined {
  const publication = [
    ...(link.page?.publication ?? []),
    ...(link.section ? [link.section.value] : []),
  ];
  const { timeZone } = context.resolve;
  if (!isBuilt(publication, context)) return undefined;
  if (isHiddenInBuild) return explainHiddenPage(link, meta.route, report);
  if (expires >= getExpiry(publication, timeZone)) return undefined;
  const day = getDay(expires, timeZone);
  return report('expiring-link', {
    message: `The page \`${meta.route}\` expires on ${day}; from then on, builds refuse this link.`,
    hint: link.section
      ? `write \`expireAt: ${day}\` in this section too, or remove it from the page`
      : 'remove the link before, or `expireAt` from the page',
    ...locateLink(link),
  });
}

/** Explains a link to a page that builds leave out. */
export function explainHiddenPage(link: Link, path: string, report: LinkReporter): Problem {
  return report('dead-link', {
    message: `The page \`${path}\` is not published (draft, scheduled or expired), so this link does not work.`,
    hint: 'publish the page, or remove the link',
    ...locateLink(link),
  });
}
