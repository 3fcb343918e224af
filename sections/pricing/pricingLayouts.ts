import { Joined } from './pricingJoined.style.ts';
import { Minimal } from './pricingMinimal.style.ts';
import { PlanRows } from './pricingRows.style.ts';
import type { Pricing } from './schema.ts';
import { Cards } from './style.ts';

interface PricingLayout {
  /** The element around the plans. */
  Cards: typeof Cards;
  /** Whether plans have no ground of their own, which a popular one would have in another tone. */
  isFlat?: true;
}

/** The differences between the layouts of plans; the rest is in their styles. */
export const pricingLayouts: Record<NonNullable<Pricing['layout']>, PricingLayout> = {
  cards: { Cards },
  joined: { Cards: Joined },
  rows: { Cards: PlanRows },
  minimal: { Cards: Minimal, isFlat: true },
};
