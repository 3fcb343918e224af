import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/layout/SideFrame.tsx';
import type { Stats } from './schema.ts';
import { Band } from './statsBand.style.ts';
import { Cards } from './statsCards.style.ts';
import { List } from './statsList.style.ts';
import { Pair } from './statsPair.style.ts';
import { Row } from './style.ts';

interface StatsLayout {
  Frame: typeof SectionFrame;
  /** The element around the figures. */
  Row: typeof Row;
}

/** What the layouts of figures differ in; the rest is in their styles. */
export const statsLayouts: Record<NonNullable<Stats['layout']>, StatsLayout> = {
  row: { Frame: SectionFrame, Row },
  cards: { Frame: SectionFrame, Row: Cards },
  band: { Frame: SectionFrame, Row: Band },
  list: { Frame: SectionFrame, Row: List },
  side: { Frame: SideFrame, Row: Pair },
};
