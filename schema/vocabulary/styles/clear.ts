import type { Theme } from '../theme/theme.ts';

/** Calm and friendly: a clean sans on white, round corners, much space. For a clinic or a school. */
export const clear: Theme = {
  ground: 'white',
  fonts: { text: { family: 'Manrope' }, display: { family: 'Manrope' } },
  type: {
    scale: 'normal',
    headings: { weight: 700, tracking: 'tight', case: 'none' },
    eyebrows: 'badge',
  },
  portraits: 'round',
  radius: 'round',
  density: 'airy',
  width: 'normal',
  borders: 'none',
  shadows: 'none',
  buttons: 'pill',
  icons: { stroke: 'normal', box: 'disc' },
  motion: 'calm',
};
