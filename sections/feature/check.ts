import type { SectionCheck } from '../../schema/vocabulary.ts';
import { findUnusedPictureKeys } from '../_shared/components/findUnusedPictureKeys.ts';
import type { Feature } from './schema.ts';

/** The layouts in which a picture fills its place. */
export const featureFilledLayouts: readonly (string | undefined)[] = ['overlap', 'panel'];

/** Reports keys of pictures that have no effect in the layout. */
export const check: SectionCheck<Feature> = ({ image, layout = '' }) => {
  if (!featureFilledLayouts.includes(layout)) return [];
  return findUnusedPictureKeys(image, ['image'], layout);
};
