import type { Theme } from '../theme/theme.ts';

/** Bright and quick: bold geometric titles, compact cards with deep shadows. For a shop. */
export const market: Theme = {
  ground: 'neutral',
  fonts: { text: { family: 'Manrope' }, display: { family: 'Outfit' } },
  type: {
    scale: 'normal',
    headings: { weight: 700, tracking: 'tight', case: 'none' },
    eyebrows: 'caps',
  },
  radius: 'soft',
  density: 'tight',
  width: 'wide',
  borders: 'none',
  shadows: 'deep',
  buttons: 'soft',
  icons: { stroke: 'bold', box: 'square' },
  motion: 'none',
};
