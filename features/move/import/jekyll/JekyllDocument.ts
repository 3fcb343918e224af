import type { OpenedText } from '../source/openSourceText.ts';

/** A text of Jekyll with its address. */
export interface JekyllDocument extends OpenedText {
  /** `posts`, `pages`, or the name of a collection. */
  type: string;
  slug: string;
  date: string | undefined;
  categories: string[];
  address: string;
}
