import type { Theme } from '../theme/theme.ts';

/** Quiet and printed: a serif on warm paper, fine lines, sharp corners. For a law firm or a magazine. */
export const editorial: Theme = {
  ground: 'paper',
  fonts: { display: { family: 'Newsreader', fallback: 'Georgia,serif' } },
  type: {
    scale: 'large',
    headings: { weight: 400, tracking: 'tight', case: 'none' },
    eyebrows: 'caps',
  },
  radius: 'none',
  density: 'airy',
  width: 'normal',
  borders: 'hairline',
  shadows: 'none',
  buttons: 'square',
  icons: { stroke: 'thin', box: 'none' },
  motion: 'calm',
};
