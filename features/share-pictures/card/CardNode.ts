/** A part of a picture, with styles as in CSS. */
export type CardNode =
  | { type: 'container'; style: CardStyle; children: CardNode[] }
  | { type: 'text'; style: CardStyle; text: string }
  /** `src` names an image. */
  | { type: 'image'; style: CardStyle; src: string };

type CardStyle = Readonly<Record<string, string | number>>;
