import {
  deriveColors,
  getColorSchemes,
  parseColor,
  type Theme,
  toneColors,
  toneNames,
  toneStylesheet,
} from '../../../schema/vocabulary.ts';
import { type FontAddress, fontFaces, fontStacks, languageFonts } from './fonts.ts';
import { hardShadow, lookTokens } from './lookTokens.ts';
import { sizeTokens } from './sizeTokens.ts';

/**
 * Returns the theme of a site as CSS: font faces and the custom properties of its colour schemes.
 * Colours that `theme` leaves out are derived.
 */
export function themeStylesheet(theme: Theme = {}, address: FontAddress = (path) => path): string {
  const [scheme = 'light', other] = getColorSchemes(theme);
  const colors = deriveColors(theme, scheme);
  return [
    fontFaces(theme, address),
    `:root{color-scheme:${getColorSchemes(theme).join(' ')};`,
    fontStacks(theme),
    declarations('', sizeTokens(theme)),
    declarations('shadow-', shadowTokens(theme)),
    `--dark:${scheme === 'dark' ? 1 : 0};`,
    declarations('', lookTokens(theme)),
    declarations('color-', colors),
    '}',
    languageFonts(theme),
    toneStylesheet(colors),
    theme.shadows === 'hard' ? hardShadows : '',
    ...(other
      ? [
          `@media (prefers-color-scheme:${other}){:root{--dark:1}${differences(colors, deriveColors(theme, other))}}`,
        ]
      : []),
  ].join('');
}

const shadowNames = ['card-shadow', 'shadow-md', 'shadow-lg'];

/** Shadows in the colour around: a section has the shadow of its tone, and its content inherits it. */
const hardShadows = `[data-tone]{${shadowNames.map((name) => `--${name}:${hardShadow}`).join(';')}}[data-tone] [data-tone]{${shadowNames.map((name) => `--${name}:inherit`).join(';')}}`;

/** Returns the shadows of a theme, in the colour of its dark text. */
function shadowTokens(theme: Theme): Record<string, string> {
  const { r, g, b } = parseColor(deriveColors(theme, 'light').text) ?? { r: 0, g: 0, b: 0 };
  const ink = [r, g, b].map((channel) => Math.round(channel * 255)).join(' ');
  const layer = (offset: string, share: number) => `${offset} rgb(${ink} / ${share})`;
  return {
    sm: layer('0 1px 2px', 0.06),
    md: `${layer('0 1px 2px', 0.05)}, ${layer('0 8px 24px -8px', 0.14)}`,
    lg: `${layer('0 2px 4px', 0.05)}, ${layer('0 24px 60px -20px', 0.28)}`,
  };
}

/** Returns the rules by which another scheme differs. */
function differences(palette: Record<string, string>, other: Record<string, string>): string {
  const tones = toneNames.map((tone): [string, Record<string, string>] => [
    `[data-tone='${tone}']`,
    differencesFrom(toneColors(palette, tone), toneColors(other, tone)),
  ]);
  return [[':root', differencesFrom(palette, other)] as const, ...tones]
    .filter(([, values]) => Object.keys(values).length > 0)
    .map(([selector, values]) => `${selector}{${declarations('color-', values)}}`)
    .join('');
}

/** Returns what other values differ in. */
function differencesFrom(values: Record<string, string>, others: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(others).filter(([name, value]) => values[name] !== value),
  );
}

function declarations(prefix: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');
}
