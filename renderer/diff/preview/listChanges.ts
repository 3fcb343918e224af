import type { FrameChange, PageChanges, SectionChange } from '../../changes/PageChanges.ts';
import { renderContent, renderValues } from './renderDetails.ts';

/** A change that the preview of a page marks and counts. */
export interface MarkedChange {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** What changed, such as the title of a section. */
  title: string;
  /** What differs, as HTML. */
  details: string;
  /** The change of the section or part that it marks; none if it is about the page as a whole. */
  section?: SectionChange;
  frame?: FrameChange;
}

/** Lists what differs in a page, in the order in which visitors see it. */
export function listChanges(changes: PageChanges): MarkedChange[] {
  const { head, structuredData, frame, sections, hasNewStyles, hasNewScripts } = changes;
  const isFooter = ({ name }: FrameChange) => name === 'footer';
  const list = [
    ...(head.length > 0 ? [ofPage('Title and other tags for search and sharing', head)] : []),
    ...(structuredData.length > 0
      ? [ofPage('Structured data for search engines', structuredData)]
      : []),
    ...frame.filter((part) => !isFooter(part)).map(ofFrame),
    ...sections.flatMap((section) => (section.kind === 'same' ? [] : [ofSection(section)])),
    ...frame.filter(isFooter).map(ofFrame),
  ];
  if (list.length > 0) return list;
  const parts = [...(hasNewStyles ? ['styles'] : []), ...(hasNewScripts ? ['scripts'] : [])];
  const what =
    parts.length > 0 ? `Only ${parts.join(' and ')} differ.` : 'Only the markup differs.';
  return [{ kind: 'changed', title: 'Whole page', details: `<p>${what}</p>` }];
}

function ofPage(title: string, values: PageChanges['head']): MarkedChange {
  return { kind: 'changed', title, details: renderValues(values) };
}

function ofFrame(frame: FrameChange): MarkedChange {
  const title = frame.name.charAt(0).toUpperCase() + frame.name.slice(1);
  return { kind: frame.kind, title, details: renderContent(frame.content), frame };
}

function ofSection(section: SectionChange): MarkedChange {
  const { kind, isMoved, oldIndex = 0, newIndex = 0 } = section;
  const move = isMoved ? `<p>Moved from place ${oldIndex + 1} to place ${newIndex + 1}.</p>` : '';
  return {
    kind: kind as MarkedChange['kind'],
    title: section.title || 'Section without text',
    details: move + renderContent(section.content),
    section,
  };
}
