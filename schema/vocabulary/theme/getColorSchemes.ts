import type { Scheme, Theme } from './theme.ts';

/** Returns the colour schemes that a site offers. */
export function getColourSchemes({ scheme = 'auto' }: Theme): Scheme[] {
  return scheme === 'auto' ? ['light', 'dark'] : [scheme];
}
