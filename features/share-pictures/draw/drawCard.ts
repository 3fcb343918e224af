import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { type FontCoverage, readCoverage } from '../../_shared/fonts/index.ts';
import type { Card } from '../card/Card.ts';
import type { CardFont } from '../card/listCardFonts.ts';
import { layouts } from '../layouts/layouts.ts';
import { nameFont, pictureSize } from '../layouts/parts.ts';
import { findUncovered } from './findUncovered.ts';
import { fitTexts } from './fitTexts.ts';
import { createPainter, type FontData, type Painter } from './takumi.ts';

/** Where the files of a picture are. */
export interface CardSources {
  /** The folder of the site. */
  root: string;
  readFont(font: CardFont): Promise<Buffer>;
  /** Returns an image of public/ as PNG or SVG. */
  readImage(path: string): Promise<Buffer>;
}

/** Draws a picture as PNG. Where no font has the letters of the title, it has the plain layout. */
export async function drawCard(card: Card, sources: CardSources): Promise<Buffer> {
  const { painter, coverages } = await prepareFonts(card.fonts, sources);
  const isShown = (text = '') => findUncovered(text, card.fonts, coverages) === undefined;
  const { section, ...shown } = { ...card, siteName: isShown(card.siteName) ? card.siteName : '' };
  const drawn = isShown(section) && section !== undefined ? { ...shown, section } : shown;
  const layout = layouts[isShown(card.title) ? card.layout : 'plain'];
  const sizes = await fitTexts(drawn, layout, painter);
  const images = new Map<string, Buffer>();
  for (const { path, address } of [card.logo, card.darkLogo].filter((logo) => logo !== undefined))
    images.set(address, await sources.readImage(path));
  const node = layout.draw(drawn, sizes);
  return painter.draw(node, { ...pictureSize, images, locale: card.locale });
}

/** The fonts of a site, ready to draw with. */
interface PreparedFonts {
  painter: Painter;
  coverages: Map<string, FontCoverage>;
}

function prepareFonts(fonts: readonly CardFont[], sources: CardSources): Promise<PreparedFonts> {
  const key = JSON.stringify([sources.root, fonts]);
  // An editor changes fonts; the languages of a site share them.
  if (prepared.size > 4) prepared.clear();
  return getOrCreate(prepared, key, () => loadFonts(fonts, sources));
}

const prepared = new Map<string, Promise<PreparedFonts>>();

async function loadFonts(
  fonts: readonly CardFont[],
  { root, readFont }: CardSources,
): Promise<PreparedFonts> {
  const coverages = new Map<string, FontCoverage>();
  const data: FontData[] = [];
  for (const [index, font] of fonts.entries()) {
    const content = await readFont(font).catch(() => undefined);
    const coverage = content && readCoverage(content);
    // Rules report fonts that are missing; a file that is none has no letters.
    if (!coverage) continue;
    coverages.set(font.path, coverage);
    const ranges = font.isOtherLatin && { ranges: otherLatin };
    data.push({ name: nameFont(index), data: content, ...ranges });
  }
  return { painter: await createPainter(root, data), coverages };
}

/** Without it, a letter with an accent would be put together of two letters of the first file. */
const otherLatin: [number, number][] = [
  [0x100, 0x2ff],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20c0],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
];
