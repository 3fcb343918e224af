import type { Theme } from '../theme/theme.ts';

/** Sturdy and open: slab titles on a tinted ground, arches on portraits. For a charity. */
export const chorus: Theme = {
  ground: 'tinted',
  fonts: { display: { family: 'Bitter', fallback: 'Georgia,serif' } },
  type: {
    scale: 'large',
    headings: { weight: 700, tracking: 'normal', case: 'none' },
    eyebrows: 'plain',
  },
  portraits: 'arch',
  radius: 'soft',
  density: 'normal',
  width: 'narrow',
  borders: 'hairline',
  shadows: 'none',
  buttons: 'soft',
  icons: { stroke: 'normal', box: 'square' },
  motion: 'calm',
};
