import type { Site } from '../vocabulary/site/site.ts';
import { getColorSchemes } from '../vocabulary/theme/getColorSchemes.ts';
import type { Scheme } from '../vocabulary/theme/theme.ts';
import { type Color, mixColors, toOklch } from './color.ts';
import { createToneColors } from './createToneColors.ts';
import { deriveColors } from './deriveColors.ts';

/** A ground on which pages show the logo. */
export interface LogoGround {
  place: 'header' | 'footer';
  scheme: Scheme;
  color: Color;
  isDark: boolean;
}

/** Lists the grounds on which pages show the logo: header and footer in each scheme. */
export function listLogoGrounds({ theme, footer }: Pick<Site, 'theme' | 'footer'>): LogoGround[] {
  return getColorSchemes(theme).flatMap((scheme) => {
    const palette = deriveColors(theme, scheme);
    const tone = footer.tone ?? 'dark';
    const [page, band] = (['plain', tone] as const).map(
      (one) => createToneColors(palette, one)('background') ?? white,
    ) as [Color, Color];
    return [
      ground('header', scheme, page),
      // The dark footer is darker than dark sections.
      ground('footer', scheme, tone === 'dark' ? mixColors(band, black, 0.72, 'rgb') : band),
    ];
  });
}

const white: Color = { mode: 'rgb', r: 1, g: 1, b: 1 };
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };

function ground(place: LogoGround['place'], scheme: Scheme, color: Color): LogoGround {
  return { place, scheme, color, isDark: toOklch(color).l < 0.5 };
}
