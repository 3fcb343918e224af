import type { StyleName } from '../theme/styleNames.ts';
import type { Theme } from '../theme/theme.ts';
import { atelier } from './atelier.ts';
import { chorus } from './chorus.ts';
import { clear } from './clear.ts';
import { editorial } from './editorial.ts';
import { hearth } from './hearth.ts';
import { market } from './market.ts';
import { poster } from './poster.ts';
import { terminal } from './terminal.ts';

/** The whole looks of `theme.use`. None sets a colour, so each works with every accent. */
export const namedStyles: Record<StyleName, Theme> = {
  atelier,
  chorus,
  clear,
  editorial,
  hearth,
  market,
  poster,
  terminal,
};
