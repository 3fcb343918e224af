/** Pictures of a changed section, or of a changed part around the sections, in several layouts. */
export interface SectionPictures {
  title: string;
  layouts: LayoutPictures[];
}

/** Pictures of a section in one layout, as WebP. */
export interface LayoutPictures {
  /** Such as `phone, dark`. */
  layout: string;
  /** Missing if the section was added. */
  old?: Buffer;
  /** Missing if it was removed. */
  new?: Buffer;
  /** Both with the pixels that differ in red; missing if none do. */
  difference?: Buffer;
}

/** A part of a page to take pictures of, by the place of its element. */
export interface PicturedPart {
  title: string;
  /** CSS selectors of its element in both versions of the page. */
  old?: string;
  new?: string;
  /** Whether its pictures are left out if they do not differ. */
  isOptional?: boolean;
}
