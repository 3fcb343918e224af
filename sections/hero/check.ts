import type { SectionCheck } from '../../schema/vocabulary.ts';
import {
  createUnusedKey,
  findUnusedPictureKeys,
} from '../_shared/components/findUnusedPictureKeys.ts';
import type { Hero } from './schema.ts';

/** The layouts in which a picture fills its place. */
export const heroFilledLayouts: readonly (string | undefined)[] = [
  'background',
  'edge',
  'panel',
  'inset',
];

/** Reports keys of pictures that have no effect in the layout. */
export const check: SectionCheck<Hero> = ({ image, fit, layout = '' }) => {
  if (!heroFilledLayouts.includes(layout)) return [];
  return [
    ...findUnusedPictureKeys(image, ['image'], layout),
    ...(fit === 'contain' ? [createUnusedKey(['fit'], layout)] : []),
  ];
};
