import type { Problem } from '../../diagnostics/Problem.ts';
import type { ResolvedPage } from '../../resolve/ResolvedPage.ts';
import { explainAddress } from '../../validate/explainFormat.ts';
import { isSafeLink } from '../../validate/formats.ts';
import { collectLinks, type Link } from '../facts/collectLinks.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports unsafe addresses of Markdown links, which no schema validates. */
export function checkMarkdownLinks(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return collectLinks(page, context).flatMap((link) =>
    link.isMarkdown && !link.to.includes('{{') && !isSafeLink(link.to)
      ? [explainUnsafeLink(link)]
      : [],
  );
}

/** Explains why an address must not be linked to. */
export function explainUnsafeLink(link: Link): Problem {
  const { at, related } = link.trace();
  const { fix: _, ...explained } = explainAddress(link.to);
  return { ...explained, at, related, ...getLinkOwner(link) };
}

/** Returns the route and section type that a link belongs to. */
export function getLinkOwner(link: Link): Pick<Problem, 'route' | 'section'> {
  return {
    ...(link.page && { route: link.page.page.route }),
    ...(link.sectionType && { section: link.sectionType }),
  };
}
