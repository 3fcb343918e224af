import type { Scheme, Theme } from './theme.ts';

/** Returns the colour schemes that a site offers. */
export function getColorSchemes({ scheme = 'auto' }: Theme): Scheme[] {
  return scheme === 'auto' ? ['light', 'dark'] : [scheme];
}
