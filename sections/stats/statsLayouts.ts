import type { Stats } from './schema.ts';
import { Band } from './statsBand.style.ts';
import { Cards } from './statsCards.style.ts';
import { List } from './statsList.style.ts';
import { Pair } from './statsPair.style.ts';
import { Row } from './style.ts';

/** The element around the figures, by layout. */
export const statsLayouts: Record<NonNullable<Stats['layout']>, typeof Row> = {
  row: Row,
  cards: Cards,
  band: Band,
  list: List,
  side: Pair,
};
