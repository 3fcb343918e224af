import type { Problem } from '../../../diagnostics/Problem.ts';
import { tracePart } from '../../../reference/expressions/Provenance.ts';
import type { ResolvedPage } from '../../../reference/read/ResolvedPage.ts';
import { formats } from '../../../shape/formats/formats.ts';
import { isSafeLink } from '../../../shape/formats/isSafeLink.ts';
import { explainAddress } from '../../../shape/messages/explainAddress.ts';
import { explainFormat } from '../../../shape/messages/explainFormat.ts';
import type { PlaceOnPage } from '../../locateInSection.ts';
import type { RuleContext } from '../../RuleContext.ts';
import { collectLinks, type Link } from '../facts/collectLinks.ts';
import { listSectionTexts } from '../images/checkAltTexts.ts';

/** Reports unsafe addresses of Markdown links, which no schema validates. */
export function checkMarkdownLinks(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const links = collectLinks(page, context).flatMap((link) =>
    link.isMarkdown && !link.to.includes('{{') && !isSafeLink(link.to)
      ? [explainUnsafeLink(link)]
      : [],
  );
  return [...links, ...checkMarkdownImages(page, context)];
}

/** Reports pictures of articles that are not files of public/. */
function checkMarkdownImages(page: ResolvedPage, context: RuleContext): Problem[] {
  return listSectionTexts(page, context).flatMap(({ texts, provenance, ...owner }) =>
    texts.image.flatMap(({ value, path, part }): Problem | Problem[] => {
      if (!part || value.includes('{{') || formats.image?.(value)) return [];
      const { rule, message, hint } = explainFormat([], 'image', value);
      return {
        rule,
        message,
        ...(hint && { hint }),
        ...tracePart(provenance, path, part),
        ...owner,
      };
    }),
  );
}

/** Explains why an address must not be linked to. */
export function explainUnsafeLink(link: Link): Problem {
  const { fix, ...explained } = explainAddress(link.to);
  const place = locateLink(link);
  const text = typeof fix === 'object' ? fix.text : undefined;
  return { ...explained, ...place, ...(text && replaceLink(place.at, link.to, text)) };
}

/** Replaces a link that is written out at its location, without `{{ }}` or alias. */
export function replaceLink(
  at: PlaceOnPage['at'],
  link: string,
  text: string,
): Pick<Problem, 'fix'> {
  if ('from' in at) return {};
  const { from, to } = at.file.locate(at.path, at.part);
  const written = at.file.source.text.slice(from, to).replace(/^(["'])(.*)\1$/s, '$2');
  return written === link ? { fix: [{ at, text }] } : {};
}

/** Returns the location of a link, and the route and section type that it belongs to. */
export function locateLink(link: Link): PlaceOnPage {
  const { at, related } = link.trace();
  return {
    at,
    related,
    ...(link.page && { route: link.page.page.route }),
    ...(link.section && { section: link.section.value.type }),
  };
}
