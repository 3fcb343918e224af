import type { Layout, TextBox } from './Layout.ts';
import { columnNode, fittedText, logoOnDark, pictureSize, rowNode } from './parts.ts';

const title: TextBox = {
  width: 704,
  height: 380,
  largest: 80,
  lineHeight: 1.12,
  role: 'display',
};
const section: TextBox = { width: 704, height: 44, largest: 30, lineHeight: 1.3, role: 'text' };
const siteName: TextBox = {
  width: 264,
  height: 300,
  largest: 52,
  lineHeight: 1.15,
  role: 'display',
};
const host: TextBox = { width: 272, height: 40, largest: 24, lineHeight: 1.3, role: 'text' };

/** The title beside a band with the logo. */
export const splitLayout: Layout = {
  places: { title, section, siteName, host },
  draw(card, sizes) {
    const { colors, direction } = card;
    const most = { width: 224, height: 120 };
    const band = {
      width: 368,
      height: pictureSize.height,
      flexShrink: 0,
      justifyContent: 'space-between',
      padding: '64px 48px 60px',
      backgroundColor: colors.band,
    };
    const text = {
      width: 832,
      height: pictureSize.height,
      justifyContent: 'center',
      padding: '0 64px',
    };
    return rowNode({ ...pictureSize, direction, backgroundColor: colors.background }, [
      columnNode(band, [
        logoOnDark(card, most) ??
          fittedText(card, card.siteName, siteName, {
            size: sizes.siteName,
            color: colors['on-band'],
          }),
        fittedText(card, card.host, host, { size: sizes.host, color: colors['on-band'] }),
      ]),
      columnNode({ ...text, gap: 20 }, [
        fittedText(card, card.section, section, { size: sizes.section, color: colors.accent }),
        fittedText(card, card.title, title, { size: sizes.title, color: colors.text }),
      ]),
    ]);
  },
};
