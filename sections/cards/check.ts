import type { SectionCheck } from '../../schema/vocabulary.ts';
import { findUnusedPictureKeys } from '../_shared/components/findUnusedPictureKeys.ts';
import type { Cards } from './schema.ts';

/** The layouts in which a picture fills its place. */
export const cardsFilledLayouts: readonly (string | undefined)[] = ['media', 'overlay'];

/** Reports keys of pictures that have no effect in the layout. */
export const check: SectionCheck<Cards> = ({ items, layout = '' }) => {
  if (!cardsFilledLayouts.includes(layout)) return [];
  return items.flatMap(({ image }, index) =>
    findUnusedPictureKeys(image, ['items', index, 'image'], layout),
  );
};
