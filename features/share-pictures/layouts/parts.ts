import type { Card, CardLogo } from '../card/Card.ts';
import type { CardNode } from '../card/CardNode.ts';
import type { TextBox } from './Layout.ts';

/** The size of share pictures that Facebook, LinkedIn, X, Slack and messengers show whole. */
export const pictureSize = { width: 1200, height: 630 };

/** A rectangle that lays out its children in a column. */
export function columnNode(
  style: CardNode['style'],
  children: (CardNode | undefined)[] = [],
): CardNode {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', ...style },
    children: children.filter((child) => child !== undefined),
  };
}

/** A rectangle that lays out its children in a row. */
export function rowNode(style: CardNode['style'], children: (CardNode | undefined)[]): CardNode {
  return columnNode({ flexDirection: 'row', alignItems: 'center', ...style }, children);
}

/** A text in its place; nothing without a size. */
export function fittedText(
  card: Pick<Card, 'fonts'>,
  text: string | undefined,
  { width, lineHeight, role }: TextBox,
  { size, color }: { size: number | undefined; color: string },
): CardNode | undefined {
  if (!text || size === undefined) return undefined;
  const style = { maxWidth: width, lineHeight, textWrap: 'balance' };
  return textNode(card, text, { role, size, color, style });
}

/** A text in the font of a role. */
function textNode(
  { fonts }: Pick<Card, 'fonts'>,
  text: string,
  {
    role,
    size,
    color,
    style = {},
  }: { role: 'display' | 'text'; size: number; color: string; style?: CardNode['style'] },
): CardNode {
  const order = [role, role === 'text' ? 'display' : 'text', 'all'];
  const listed = order.flatMap((one) => fonts.filter((font) => font.role === one));
  return {
    type: 'text',
    text,
    style: {
      fontFamily: listed.map((font) => nameFont(fonts.indexOf(font))).join(', '),
      fontSize: size,
      fontWeight: listed[0]?.weight ?? 400,
      color,
      ...style,
    },
  };
}

/** Returns the name under which a font of a card is known. */
export function nameFont(index: number): string {
  return `font-${index}`;
}

/** The logo within a rectangle, as large as it can be. */
export function logoNode(
  { address, width, height }: CardLogo,
  most: { width: number; height: number },
): CardNode {
  const scale = Math.min(most.width / width, most.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { type: 'image', src: address, style: { ...size, flexShrink: 0 } };
}

/** The logo on dark ground: the one that is made for it, or the other one on a plate. */
export function logoOnDark(
  card: Card,
  most: { width: number; height: number },
): CardNode | undefined {
  if (card.darkLogo) return logoNode(card.darkLogo, most);
  if (!card.logo) return undefined;
  const plate = {
    alignSelf: 'flex-start',
    padding: '14px 20px',
    borderRadius: 12,
    backgroundColor: card.colors.background,
  };
  return columnNode(plate, [logoNode(card.logo, most)]);
}
