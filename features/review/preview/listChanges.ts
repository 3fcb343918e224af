import { escapeHtml } from '../../../base/text/escape.ts';
import type {
  AttributeChange,
  ContentChanges,
  FrameChange,
  LinkChange,
  PageChanges,
  PictureChange,
  SectionChange,
  TextChange,
  ValueChange,
} from '../../_shared/changes/index.ts';
import { renderWords } from '../comparison/renderWords.ts';

/** A change that the preview of a page marks and counts. */
export interface MarkedChange {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The name of the change, such as the title of a section. */
  title: string;
  /** The difference as HTML. */
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

/** Renders what differs inside a section as an HTML list; empty if nothing does. */
function renderContent(content: ContentChanges): string {
  const { texts, pictures, links, attributes, hasOtherMarkup } = content;
  const items = [
    ...texts.map((change, index) => renderText(change, index)),
    ...pictures.map((change) => renderPicture(change)),
    ...links.map(renderLink),
    ...attributes.map(renderAttribute),
    ...(hasOtherMarkup ? ['<li>The order or kind of its elements</li>'] : []),
  ];
  return items.length === 0 ? '' : `<ul>${[...new Set(items)].join('')}</ul>`;
}

/** Renders changed values as an HTML list. */
function renderValues(values: readonly ValueChange[]): string {
  const items = values.map(
    (value) =>
      `<li><b>${escapeHtml(value.name)}</b> ${value.words ? renderWords(value.words) : renderPair(value)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function renderText({ kind, element, words }: TextChange, index: number): string {
  const name = /^h[1-6]$/.test(element) ? 'Heading' : (textNames[element] ?? 'Text');
  return `<li data-text="${index}"><b>${name} ${kind}</b> <q>${renderWords(words)}</q></li>`;
}

const textNames: Record<string, string> = {
  li: 'List item',
  p: 'Paragraph',
  td: 'Cell',
  th: 'Cell',
};

function renderPicture({ kind, element, old, new: next }: PictureChange): string {
  const name = { img: 'Picture', svg: 'Icon', video: 'Video', iframe: 'Frame' }[element];
  const values = [
    element === 'svg' ? '' : getPair(getFileName(old?.source), getFileName(next?.source)),
    getPair(old?.text, next?.text),
  ];
  return `<li><b>${name} ${kind}</b> ${values.filter(Boolean).join(', ')}</li>`;
}

/** Returns the name of a picture's file, without the hash of its content. */
function getFileName(address: string | undefined): string | undefined {
  if (address?.startsWith('data:')) return undefined;
  return address
    ?.split('/')
    .at(-1)
    ?.replace(/\.[0-9a-f]{8}(?=[.-])/, '');
}

function renderLink(link: LinkChange): string {
  return `<li><b>Link</b> <q>${escapeHtml(link.text)}</q> ${renderPair(link)}</li>`;
}

function renderAttribute({ name, ...values }: AttributeChange): string {
  if (name === 'data-props') return '<li>The settings of an interactive part</li>';
  return `<li><b>${escapeHtml(name.replace(/^data-/, ''))}</b> ${renderPair(values)}</li>`;
}

function renderPair(values: { old?: string; new?: string }): string {
  return getPair(values.old, values.new) || '<i>empty</i>';
}

function getPair(old: string | undefined, next: string | undefined): string {
  if (old === next) return escapeHtml(next ?? '');
  return [
    ...(old ? [`<del>${escapeHtml(old)}</del>`] : []),
    ...(next ? [`<ins>${escapeHtml(next)}</ins>`] : []),
  ].join(' ');
}
