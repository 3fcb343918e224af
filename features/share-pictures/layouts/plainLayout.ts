import type { Layout, TextBox } from './Layout.ts';
import { columnNode, fittedText, logoNode, pictureSize } from './parts.ts';

const siteName: TextBox = {
  width: 960,
  height: 300,
  largest: 96,
  lineHeight: 1.15,
  role: 'display',
};

/** The logo or the name of the site, without a title: also where no font has the letters of the title. */
export const plainLayout: Layout = {
  places: { siteName },
  draw(card, sizes) {
    const { colors, logo, direction } = card;
    const frame = {
      ...pictureSize,
      direction,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: colors.background,
      borderBottom: `32px solid ${colors.band}`,
    };
    const name = fittedText(card, card.siteName, siteName, {
      size: sizes.siteName,
      color: colors.text,
    });
    return columnNode(frame, [
      logo
        ? logoNode(logo, { width: 720, height: 240 })
        : name && { ...name, style: { ...name.style, textAlign: 'center' } },
    ]);
  },
};
