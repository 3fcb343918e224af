import type { SourceText } from '../source/openText.ts';

/** A text of Jekyll with its address. */
export interface JekyllDocument extends SourceText {
  /** `posts`, `pages`, or the name of a collection. */
  type: string;
  slug: string;
  date: string | undefined;
  categories: string[];
  address: string;
}
