import type { SectionCheck } from '../../schema/vocabulary.ts';
import { findUnusedPictureKeys } from '../_shared/components/findUnusedPictureKeys.ts';
import type { Feature } from './schema.ts';

/** The layouts in which a picture fills its place. */
export const filledLayouts: readonly (string | undefined)[] = ['overlap', 'panel'];

/** Reports keys of pictures that have no effect in the layout. */
export const check: SectionCheck = (section) => {
  const { image, layout = '' } = section as Feature;
  if (!filledLayouts.includes(layout)) return [];
  return findUnusedPictureKeys(image, ['image'], layout);
};
