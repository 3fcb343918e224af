import { Bar } from './ctaBar.style.ts';
import { Columns } from './ctaColumns.style.ts';
import { Cover } from './ctaCover.style.ts';
import { Panel } from './ctaPanel.style.ts';
import type { Cta } from './schema.ts';
import { Invitation } from './style.ts';

interface CtaLayout {
  /** The element around text and picture. */
  Invitation: typeof Invitation;
  /** Where the picture or the ornament is. Default: a picture beside the text, an ornament behind the section. */
  isBehind?: 'box' | 'section';
}

/** The differences between the layouts of an invitation; the rest is in their styles. */
export const ctaLayouts: Record<NonNullable<Cta['layout']>, CtaLayout> = {
  split: { Invitation },
  panel: { Invitation: Panel, isBehind: 'box' },
  cover: { Invitation: Cover, isBehind: 'section' },
  bar: { Invitation: Bar },
  columns: { Invitation: Columns },
};
