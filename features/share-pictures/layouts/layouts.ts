import type { LayoutName } from '../card/layoutNames.ts';
import { coverLayout } from './coverLayout.ts';
import type { Layout } from './Layout.ts';
import { plainLayout } from './plainLayout.ts';
import { posterLayout } from './posterLayout.ts';
import { splitLayout } from './splitLayout.ts';

/** The layouts of share pictures by name. */
export const layouts: Record<LayoutName, Layout> = {
  cover: coverLayout,
  split: splitLayout,
  poster: posterLayout,
  plain: plainLayout,
};
