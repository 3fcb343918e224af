import type { WordChange } from '../../../base/text/diffWords.ts';

/** The differences between two versions of a page, for reports in any format. Plain JSON. */
export interface PageChanges {
  /** Tags of the head that differ: the title, meta tags, links, and the language of the document. */
  head: ValueChange[];
  /** Values of the structured data (JSON-LD) that differ. */
  structuredData: ValueChange[];
  /** The parts around the sections that differ: header, announcement, breadcrumbs, footer. */
  frame: FrameChange[];
  /** All sections, also the unchanged ones, in the new order. Removed ones are at their old place. */
  sections: SectionChange[];
  /**
   * Whether the styles of the page differ. Pages contain the styles that their elements need, so a new
   * kind of element changes them too.
   */
  hasNewStyles: boolean;
  /** Whether the scripts of the page differ. */
  hasNewScripts: boolean;
}

/** A value that differs. `old` is missing if it was added, `new` if it was removed. */
export interface ValueChange {
  /** Such as `title`, `meta description`, `link canonical`, `FAQPage.mainEntity[0].name`. */
  name: string;
  old?: string;
  new?: string;
  /** The difference by words; only if both values are texts. */
  words?: WordChange[];
}

/** A changed part of a page outside of its sections. */
export interface FrameChange {
  kind: 'changed' | 'added' | 'removed';
  /** Such as `header`, `footer`, or the label of the part. */
  name: string;
  content: ContentChanges;
}

/** A section of the new page, or a removed one. */
export interface SectionChange {
  /** A section whose place alone differs is `moved`; one that also changed is `changed`. */
  kind: 'same' | 'moved' | 'changed' | 'added' | 'removed';
  /** Whether its place among the other sections differs. */
  isMoved: boolean;
  /** The name of the section for readers: its heading, or the beginning of its text. */
  title: string;
  /** Its anchor. */
  id?: string;
  /** Its place among the visible sections of the old page, from 0; missing if it was added. */
  oldIndex?: number;
  /** Its place among the visible sections of the new page, from 0; missing if it was removed. */
  newIndex?: number;
  /** Of an added section, all its texts are added; of a removed one, removed. */
  content: ContentChanges;
}

/** A difference inside a section, or inside a part of the frame. */
export interface ContentChanges {
  texts: TextChange[];
  pictures: PictureChange[];
  links: LinkChange[];
  attributes: AttributeChange[];
  /** Whether something else in the markup differs, such as the order or nesting of elements. */
  hasOtherMarkup: boolean;
}

/** A paragraph, heading, list item or the like that changed, was added or removed, or moved. */
export interface TextChange {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Name of its element, such as `h2`. */
  element: string;
  words: WordChange[];
  /** Its places among the texts of the old content, from 0. Several if the same text is repeated. */
  oldPlaces: number[];
  /** Its places among the texts of the new content. */
  places: number[];
}

/** An image, icon, video or frame that changed, was added or removed. */
export interface PictureChange {
  kind: 'changed' | 'added' | 'removed';
  element: 'img' | 'svg' | 'video' | 'iframe';
  old?: PictureSource;
  new?: PictureSource;
  /** Its places among the pictures of the old content, from 0. */
  oldPlaces: number[];
  /** Its places among the pictures of the new content. */
  places: number[];
}

/** An image, video or frame. */
export interface PictureSource {
  /** Its address; of an icon, its drawing. */
  source: string;
  /** Its alternative text or title. */
  text: string;
}

/** A link or form that leads elsewhere, was added or removed. */
export interface LinkChange {
  /** The text of the link. */
  text: string;
  old?: string;
  new?: string;
}

/** An attribute that differs, such as the tone of a section, the label of a button, a state. */
export interface AttributeChange {
  element: string;
  name: string;
  old?: string;
  new?: string;
}
