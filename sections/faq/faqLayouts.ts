import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import { SideFrame } from '../_shared/frame/SideFrame.tsx';
import { Boxes } from './faqBoxes.style.ts';
import { Center } from './faqCenter.style.ts';
import { Columns } from './faqColumns.style.ts';
import type { Faq } from './schema.ts';
import { List } from './style.ts';

interface FaqLayout {
  Frame: typeof SectionFrame;
  head?: 'center';
  /** The element around the questions. */
  List: typeof List;
  /** Whether answers are always visible. */
  isOpen?: true;
}

/** The differences between the layouts of questions; the rest is in their styles. */
export const faqLayouts: Record<NonNullable<Faq['layout']>, FaqLayout> = {
  side: { Frame: SideFrame, List },
  center: { Frame: SectionFrame, head: 'center', List: Center },
  boxes: { Frame: SectionFrame, List: Boxes },
  columns: { Frame: SectionFrame, List: Columns, isOpen: true },
};
