import { Compact } from './heroCompact.style.ts';
import { Edge, Half } from './heroEdge.style.ts';
import { Inset } from './heroInset.style.ts';
import { Offset } from './heroOffset.style.ts';
import { Panel } from './heroPanel.style.ts';
import { Stage } from './heroStage.style.ts';
import type { Hero } from './schema.ts';
import { Opening, Scene } from './style.ts';

type Layout = NonNullable<Hero['layout']>;

interface HeroLayout {
  /** The element around words, picture and badges. */
  Opening: typeof Opening;
  /** The element of a picture that is behind or beside the column of the page. */
  Behind?: typeof Scene;
  /** The tone of the part that text on a picture needs. */
  dark?: 'section' | 'opening';
  /** Displayed width of the picture. Default: half a page. */
  sizes?: string;
}

const widePicture = '(min-width: 76rem) 72rem, 92vw';

/** The differences between the layouts of a hero; the rest is in their styles. */
export const heroLayouts: Record<Layout, HeroLayout> = {
  split: { Opening },
  center: { Opening },
  background: { Opening, Behind: Scene, dark: 'section', sizes: '100vw' },
  stage: { Opening: Stage, sizes: widePicture },
  edge: { Opening: Edge, Behind: Half, sizes: '(min-width: 62rem) 50vw, 100vw' },
  panel: { Opening: Panel, sizes: widePicture },
  inset: { Opening: Inset, dark: 'opening', sizes: widePicture },
  offset: { Opening: Offset },
  compact: { Opening: Compact, sizes: '(min-width: 48rem) 18rem, 92vw' },
};
