import type { Steps } from './schema.ts';
import { Cards } from './stepsCards.style.ts';
import { StepRows } from './stepsRows.style.ts';
import { Vertical } from './stepsVertical.style.ts';
import { Zigzag } from './stepsZigzag.style.ts';
import { List } from './style.ts';

/** The element around the steps, by layout. */
export const stepsLayouts: Record<NonNullable<Steps['layout']>, typeof List> = {
  line: List,
  vertical: Vertical,
  side: Vertical,
  zigzag: Zigzag,
  cards: Cards,
  rows: StepRows,
};
