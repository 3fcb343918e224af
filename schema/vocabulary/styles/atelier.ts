import type { Theme } from '../theme/theme.ts';

/** Bare and large: light titles across a wide white page, buttons in outline. For a studio. */
export const atelier: Theme = {
  ground: 'white',
  fonts: { text: { family: 'Space Grotesk' }, display: { family: 'Space Grotesk' } },
  type: {
    scale: 'huge',
    headings: { weight: 400, tracking: 'tight', case: 'none' },
    eyebrows: 'line',
  },
  radius: 'none',
  density: 'airy',
  width: 'wide',
  borders: 'none',
  shadows: 'none',
  buttons: 'outline',
  icons: { stroke: 'thin', box: 'none' },
  motion: 'lively',
};
