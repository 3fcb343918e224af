import type { Steps } from './schema.ts';
import { Cards } from './stepsCards.style.ts';
import { Line } from './stepsLine.style.ts';
import { StepRows } from './stepsRows.style.ts';
import { Zigzag } from './stepsZigzag.style.ts';
import { List } from './style.ts';

/** The element around the steps, by layout. */
export const stepsLayouts: Record<NonNullable<Steps['layout']>, typeof List> = {
  line: Line,
  vertical: List,
  side: List,
  zigzag: Zigzag,
  cards: Cards,
  rows: StepRows,
};
