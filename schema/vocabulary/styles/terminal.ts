import type { Theme } from '../theme/theme.ts';

/** Exact and dense: titles in a typewriter face, hairlines, small corners. For a developer tool. */
export const terminal: Theme = {
  ground: 'neutral',
  fonts: { display: { family: 'JetBrains Mono', fallback: 'ui-monospace,monospace' } },
  type: {
    scale: 'small',
    headings: { weight: 600, tracking: 'tight', case: 'none' },
    eyebrows: 'line',
  },
  radius: 'small',
  density: 'tight',
  width: 'wide',
  borders: 'hairline',
  shadows: 'none',
  buttons: 'soft',
  icons: { stroke: 'thin', box: 'outline' },
  motion: 'none',
};
