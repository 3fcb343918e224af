import type { Problem } from '../../../diagnostics/Problem.ts';
import { explainAddress } from '../../../shape/messages/explainAddress.ts';
import type { PlaceOnPage } from '../../locateInSection.ts';
import type { Link } from './collectLinks.ts';

/** Explains an address that must not be linked to. */
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
