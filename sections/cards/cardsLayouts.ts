import { Scroller } from '../_shared/layout/Scroller.style.ts';
import { Icons } from './cardsIcons.style.ts';
import { Media } from './cardsMedia.style.ts';
import { Numbered } from './cardsNumbered.style.ts';
import { Overlay } from './cardsOverlay.style.ts';
import { CardRows } from './cardsRows.style.ts';
import type { Cards } from './schema.ts';
import { Grid } from './style.ts';

/** The element around the cards, by layout. */
export const cardsLayouts: Record<NonNullable<Cards['layout']>, typeof Grid> = {
  card: Grid,
  plain: Grid,
  feature: Grid,
  rows: CardRows,
  media: Media,
  overlay: Overlay,
  icons: Icons,
  numbered: Numbered,
  scroll: Scroller,
};
