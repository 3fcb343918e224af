import type { Layout, TextBox } from './Layout.ts';
import { columnNode, fittedText, logoOnDark, pictureSize, rowNode } from './parts.ts';

const title: TextBox = {
  width: 1056,
  height: 330,
  largest: 108,
  lineHeight: 1.05,
  role: 'display',
};
const section: TextBox = { width: 1056, height: 44, largest: 32, lineHeight: 1.3, role: 'text' };
const siteName: TextBox = {
  width: 700,
  height: 60,
  largest: 36,
  lineHeight: 1.3,
  role: 'display',
};
const host: TextBox = { width: 420, height: 40, largest: 26, lineHeight: 1.3, role: 'text' };

/** A large title on dark ground. */
export const posterLayout: Layout = {
  places: { title, section, siteName, host },
  draw(card, sizes) {
    const { colors, direction } = card;
    const frame = {
      ...pictureSize,
      direction,
      justifyContent: 'space-between',
      padding: '64px 72px 60px',
      backgroundColor: colors.dark,
    };
    const on = colors['on-dark'];
    return columnNode(frame, [
      columnNode({ gap: 20 }, [
        fittedText(card, card.section, section, { size: sizes.section, color: colors.highlight }),
        fittedText(card, card.title, title, { size: sizes.title, color: on }),
      ]),
      rowNode({ justifyContent: 'space-between', alignItems: 'flex-end', gap: 32 }, [
        logoOnDark(card, { width: 420, height: 64 }) ??
          fittedText(card, card.siteName, siteName, { size: sizes.siteName, color: on }),
        fittedText(card, card.host, host, { size: sizes.host, color: on }),
      ]),
    ]);
  },
};
