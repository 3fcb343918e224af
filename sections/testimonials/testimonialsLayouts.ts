import { Masonry } from '../_shared/layout/Masonry.style.ts';
import { Scroller } from '../_shared/layout/Scroller.style.ts';
import type { Testimonials } from './schema.ts';
import { List } from './style.ts';
import { Center } from './testimonialsCenter.style.ts';
import { Lines } from './testimonialsLines.style.ts';
import { Spotlight } from './testimonialsSpotlight.style.ts';

/** The element around the testimonials, by layout. */
export const testimonialsLayouts: Record<NonNullable<Testimonials['layout']>, typeof List> = {
  grid: List,
  row: Scroller,
  masonry: Masonry,
  spotlight: Spotlight,
  lines: Lines,
  center: Center,
};
