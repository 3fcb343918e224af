/** The HTML of a page. */
export interface RenderedPreview {
  route: string;
  html: string;
  /** Set where `html` is only what replaces a part of the HTML of an earlier answer. */
  replaces?: { answer: number; from: number; to: number };
}
