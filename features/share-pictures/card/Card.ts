import type { CardColors } from './chooseColors.ts';
import type { LayoutName } from './layoutNames.ts';
import type { CardFont } from './listCardFonts.ts';

/** What a share picture shows, and everything else that it depends on. */
export interface Card {
  layout: LayoutName;
  title: string;
  /** The part of the site that the page belongs to. */
  section?: string;
  siteName: string;
  /** The address of the site, such as `example.com`. */
  host: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  colors: CardColors;
  fonts: CardFont[];
  logo?: CardLogo;
  /** The logo for dark ground. */
  darkLogo?: CardLogo;
}

/** A logo in a share picture. */
export interface CardLogo {
  /** Path below public/. */
  path: string;
  /** Address in the output, which changes with the content of the file. */
  address: string;
  width: number;
  height: number;
}
