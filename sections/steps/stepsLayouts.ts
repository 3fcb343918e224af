import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/layout/SideFrame.tsx';
import type { Steps } from './schema.ts';
import { Cards } from './stepsCards.style.ts';
import { StepRows } from './stepsRows.style.ts';
import { Vertical } from './stepsVertical.style.ts';
import { Zigzag } from './stepsZigzag.style.ts';
import { List } from './style.ts';

interface StepsLayout {
  Frame: typeof SectionFrame;
  /** The element around the steps. */
  List: typeof List;
}

/** What the layouts of steps differ in; the rest is in their styles. */
export const stepsLayouts: Record<NonNullable<Steps['layout']>, StepsLayout> = {
  line: { Frame: SectionFrame, List },
  vertical: { Frame: SectionFrame, List: Vertical },
  side: { Frame: SideFrame, List: Vertical },
  zigzag: { Frame: SectionFrame, List: Zigzag },
  cards: { Frame: SectionFrame, List: Cards },
  rows: { Frame: SectionFrame, List: StepRows },
};
