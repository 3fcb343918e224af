import type { SectionCheck } from '../../schema/vocabulary.ts';
import { findUnusedPictureKeys } from '../_shared/components/findUnusedPictureKeys.ts';
import type { Cards } from './schema.ts';

/** The layouts in which a picture fills its place. */
export const filledLayouts: readonly (string | undefined)[] = ['media', 'overlay'];

/** Reports keys of pictures that have no effect in the layout. */
export const check: SectionCheck = (section) => {
  const { items, layout = '' } = section as Cards;
  if (!filledLayouts.includes(layout)) return [];
  return items.flatMap(({ image }, index) =>
    findUnusedPictureKeys(image, ['items', index, 'image'], layout),
  );
};
