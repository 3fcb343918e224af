import type { Layout, TextBox } from './Layout.ts';
import { columnNode, fittedText, logoNode, pictureSize, rowNode } from './parts.ts';

const title: TextBox = {
  width: 1056,
  height: 300,
  largest: 92,
  lineHeight: 1.1,
  role: 'display',
};
const section: TextBox = { width: 1056, height: 44, largest: 32, lineHeight: 1.3, role: 'text' };
const siteName: TextBox = {
  width: 700,
  height: 60,
  largest: 40,
  lineHeight: 1.3,
  role: 'display',
};
const host: TextBox = { width: 420, height: 40, largest: 26, lineHeight: 1.3, role: 'text' };

/** The title below the logo, on the background of pages. */
export const coverLayout: Layout = {
  places: { title, section, siteName, host },
  draw(card, sizes) {
    const { colors, logo, direction } = card;
    const frame = {
      ...pictureSize,
      direction,
      justifyContent: 'space-between',
      padding: '64px 72px 60px',
      backgroundColor: colors.background,
      borderTop: `20px solid ${colors.band}`,
    };
    return columnNode(frame, [
      rowNode({ justifyContent: 'space-between', gap: 32 }, [
        logo
          ? logoNode(logo, { width: 520, height: 72 })
          : fittedText(card, card.siteName, siteName, { size: sizes.siteName, color: colors.text }),
        fittedText(card, card.host, host, { size: sizes.host, color: colors.text }),
      ]),
      columnNode({ gap: 16 }, [
        fittedText(card, card.section, section, { size: sizes.section, color: colors.accent }),
        fittedText(card, card.title, title, { size: sizes.title, color: colors.text }),
      ]),
    ]);
  },
};
