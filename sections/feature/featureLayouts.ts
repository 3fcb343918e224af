import { Edge } from './featureEdge.style.ts';
import { Overlap } from './featureOverlap.style.ts';
import { Panel } from './featurePanel.style.ts';
import { Sticky } from './featureSticky.style.ts';
import { Wide } from './featureWide.style.ts';
import type { Feature } from './schema.ts';
import { Beside } from './style.ts';

interface FeatureLayout {
  /** The element around text and picture. */
  Beside: typeof Beside;
  /** Whether the text stands beside the header instead of below it, as without a picture. */
  isApart?: true;
  /** Displayed width of the picture. Default: half a page. */
  sizes?: string;
}

/** The differences between the layouts of a feature; the rest is in their styles. */
export const featureLayouts: Record<NonNullable<Feature['layout']>, FeatureLayout> = {
  split: { Beside },
  wide: { Beside: Wide, isApart: true, sizes: '(min-width: 76rem) 72rem, 92vw' },
  overlap: { Beside: Overlap, sizes: '(min-width: 62rem) 50rem, 92vw' },
  sticky: { Beside: Sticky },
  panel: { Beside: Panel },
  edge: { Beside: Edge, sizes: '(min-width: 62rem) 50vw, 96vw' },
};
