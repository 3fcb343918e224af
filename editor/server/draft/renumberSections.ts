import type { Page } from '../../../schema/vocabulary.ts';
import { followSections, type PageSections } from '../../merge/followSections.ts';

/** The sections of a page, and where each is in the manifest. */
export type PlacedSections = Pick<Page, 'origin' | 'sections' | 'sectionOrigins'>;

/**
 * Gives the sections of HTML the present indexes of the sections that it shows, so that clicks reach
 * them; a section that does not exist any more loses its index.
 *
 * @param rendered the page from which the HTML was rendered
 * @param now the page as it is now
 */
export function renumberSections(
  html: string,
  rendered: PlacedSections,
  now: PlacedSections,
): string {
  const moves = followSections(listSections(rendered), listSections(now));
  if (!moves) return html;
  return html.replaceAll(/ data-edit-section="(\d+)"/g, (_, index) => {
    const moved = moves(Number(index));
    return moved < 0 ? '' : ` data-edit-section="${moved}"`;
  });
}

function listSections({ origin, sections, sectionOrigins }: PlacedSections): PageSections {
  const listed: { raw: Record<string, unknown> | null }[] = [];
  for (const [index, { pointer }] of sectionOrigins.entries())
    listed[Number(pointer.split('/').at(-1))] = { raw: sections[index] ?? null };
  return {
    file: origin.file,
    key: origin.pointer,
    sections: Array.from(listed, (one) => one ?? { raw: null }),
  };
}
