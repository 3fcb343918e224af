import type { Theme } from '../theme/theme.ts';

/** Loud: huge narrow capitals on a tinted ground, thick borders, hard shadows. For a festival. */
export const poster: Theme = {
  ground: 'tinted',
  fonts: { display: { family: 'Anton', fallback: 'Impact,sans-serif' } },
  type: {
    scale: 'huge',
    headings: { weight: 400, tracking: 'normal', case: 'upper' },
    eyebrows: 'badge',
  },
  radius: 'none',
  density: 'normal',
  width: 'wide',
  borders: 'strong',
  shadows: 'hard',
  buttons: 'square',
  icons: { stroke: 'bold', box: 'square' },
  motion: 'lively',
};
