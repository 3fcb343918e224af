import type { Card } from '../card/Card.ts';
import type { CardNode } from '../card/CardNode.ts';

/** The texts of a picture that are made as large as their place allows. */
export type FittedText = 'title' | 'section' | 'siteName' | 'host';

/** The place of a text, in pixels. */
export interface TextBox {
  width: number;
  height: number;
  /** Size of the letters, if the text is short. */
  largest: number;
  /** Height of a line, relative to its letters. */
  lineHeight: number;
  role: 'display' | 'text';
}

/** How a picture looks. */
export interface Layout {
  /** The places of its texts; a text without a place is not shown. */
  places: Partial<Record<FittedText, TextBox>>;
  /** @param sizes the sizes of the texts that fit into their places */
  draw(card: Card, sizes: Partial<Record<FittedText, number>>): CardNode;
}
