import type { Theme } from '../theme/theme.ts';

/** Warm and home-made: a soft serif, round corners, cards that cast a shadow. For a bakery or an inn. */
export const hearth: Theme = {
  ground: 'paper',
  fonts: { display: { family: 'Fraunces', fallback: 'Georgia,serif' } },
  type: {
    scale: 'normal',
    headings: { weight: 600, tracking: 'tight', case: 'none' },
    eyebrows: 'plain',
  },
  portraits: 'round',
  radius: 'round',
  density: 'normal',
  width: 'normal',
  borders: 'none',
  shadows: 'soft',
  buttons: 'pill',
  icons: { stroke: 'normal', box: 'disc' },
  motion: 'calm',
};
