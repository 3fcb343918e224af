import { fileNameHash } from '../../base/files/fileNameHash.ts';
import type { RenderContext } from '../../renderer/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import type { Card } from './card/Card.ts';
import type { SharePhoto, SizedPhoto } from './card/SharePhoto.ts';
import { type CardPage, describeCard } from './describeCard.ts';
import { takumi } from './draw/takumi.ts';
import { keys } from './keys.ts';
import { layouts } from './layouts/layouts.ts';
import { pictureSize } from './layouts/parts.ts';

/** A picture that the build makes, and its path below the output folder. */
export type PlannedPicture = { path: string; card: Card } | { path: string; photo: SizedPhoto };

/**
 * Plans the share picture of a page: the photo of its article, unless it is too small or the page
 * names a layout, or a card. Pure, so that pages and the files that they name agree.
 *
 * @param photo of the article on the page
 * @returns undefined if the page has an `image`, or the site makes no picture for it
 */
export function planPicture(
  page: CardPage,
  photo: SharePhoto | undefined,
  renderContext: RenderContext,
): PlannedPicture | undefined {
  const card = describeCard(page, renderContext);
  if (!card) return undefined;
  const toPath = (content: unknown, ending: string) =>
    `${startOfPath(page.route)}${fileNameHash(JSON.stringify(content))}.${ending}`;
  const image = photo && renderContext.images[photo.path];
  const isLarge = image && image.width >= pictureSize.width && image.height >= pictureSize.height;
  if (isLarge && readKeys(page, keys.page).sharePicture === undefined) {
    const { src, width, height } = image;
    return { path: toPath([src, photo.focus], 'jpg'), photo: { ...photo, width, height } };
  }
  return { path: toPath(listDependencies(card), 'png'), card };
}

/** Returns what the path of the picture of a route begins with; several routes may share it. */
export function startOfPath(route: string): string {
  const name = route.slice(1).replaceAll(/[^a-zA-Z0-9]+/g, '-');
  return `assets/share-${name.slice(0, 60) || 'home'}.`;
}

/** Lists everything that a card depends on: its drawing, the places of its texts, fonts and the package. */
function listDependencies(card: Card): unknown[] {
  const { places } = layouts[card.layout];
  const sizes = { title: 1, section: 1, siteName: 1, host: 1 };
  const drawn = [layouts[card.layout], layouts.plain].map((layout) => layout.draw(card, sizes));
  return [takumi.version, drawn, places, card.fonts, card.locale];
}
