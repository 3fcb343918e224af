import type { Site } from '../vocabulary/site/site.ts';
import { getColourSchemes } from '../vocabulary/theme/getColorSchemes.ts';
import type { Scheme } from '../vocabulary/theme/theme.ts';
import { type Colour, mixColours, toOklch } from './color.ts';
import { createToneColours } from './createToneColors.ts';
import { deriveColours } from './deriveColors.ts';

/** A ground on which pages show the logo. */
export interface LogoGround {
  place: 'header' | 'footer';
  scheme: Scheme;
  colour: Colour;
  isDark: boolean;
}

/** Lists the grounds on which pages show the logo: header and footer in each scheme. */
export function listLogoGrounds({ theme, footer }: Pick<Site, 'theme' | 'footer'>): LogoGround[] {
  return getColourSchemes(theme).flatMap((scheme) => {
    const palette = deriveColours(theme, scheme);
    const tone = footer.tone ?? 'dark';
    const [page, band] = (['plain', tone] as const).map(
      (one) => createToneColours(palette, one)('background') ?? white,
    ) as [Colour, Colour];
    return [
      ground('header', scheme, page),
      // The dark footer is darker than dark sections.
      ground('footer', scheme, tone === 'dark' ? mixColours(band, black, 0.72, 'rgb') : band),
    ];
  });
}

const white: Colour = { mode: 'rgb', r: 1, g: 1, b: 1 };
const black: Colour = { mode: 'rgb', r: 0, g: 0, b: 0 };

function ground(place: LogoGround['place'], scheme: Scheme, colour: Colour): LogoGround {
  return { place, scheme, colour, isDark: toOklch(colour).l < 0.5 };
}
