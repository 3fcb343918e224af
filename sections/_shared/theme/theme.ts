import { deriveColours } from '../../../schema/theme/deriveColours.ts';
import { toneColours, toneNames, toneStylesheet } from '../../../schema/theme/toneColours.ts';
import { getColourSchemes } from '../../../schema/vocabulary/site/getColourSchemes.ts';
import type { Theme } from '../../../schema/vocabulary/site/theme.ts';
import { defaultFont } from './defaultFont.ts';
import { defaultTheme } from './defaultTheme.ts';
import { fallbackFace } from './fallbackFace.ts';

/**
 * Returns the theme of a site as CSS: font faces and the custom properties of its colour schemes.
 * Colours that `theme` leaves out are derived, other tokens come from `defaultTheme`. `address`
 * resolves the path of a font file to the address that pages load.
 */
export function themeStylesheet(
  theme: Theme = {},
  address: (path: string) => string = (path) => path,
): string {
  const [scheme = 'light', other] = getColourSchemes(theme);
  const colours = deriveColours(theme, scheme);
  return [
    ...listFonts(theme).map((font) => fontFace(font, address)),
    `:root{color-scheme:${getColourSchemes(theme).join(' ')};`,
    fontStack('text', theme.fonts?.text),
    fontStack('display', theme.fonts?.display),
    ...groups.map((group) => declarations(group, { ...defaultTheme[group], ...theme[group] })),
    declarations('color', colours),
    '}',
    toneStylesheet(colours),
    ...(other
      ? [
          `@media (prefers-color-scheme:${other}){${differences(colours, deriveColours(theme, other))}}`,
        ]
      : []),
  ].join('');
}

/** Returns the paths of the font files that the first lines of a page need. */
export function preloadedFonts(theme: Theme = {}): string[] {
  return listFonts(theme).flatMap(({ files }) => files.slice(0, 1).map(({ path }) => path));
}

/** Returns the paths of the font files that the engine brings for a site. */
export function engineFonts(theme: Theme = {}): string[] {
  return usesDefaultFont(theme) ? defaultFont.files.map(({ path }) => path) : [];
}

const groups = ['text', 'space', 'radius', 'shadow', 'width'] as const;

type Font = NonNullable<NonNullable<Theme['fonts']>['text']>;

interface FontFiles {
  family: string;
  weights: string;
  files: readonly { path: string; range?: string }[];
}

function usesDefaultFont({ fonts }: Theme): boolean {
  return !fonts?.text || !fonts.display;
}

/** Lists the fonts of a site that have files, in the order text, display. */
function listFonts(theme: Theme): FontFiles[] {
  const set = [theme.fonts?.text, theme.fonts?.display].map((font): FontFiles => {
    if (!font) return defaultFont;
    const { family, file, weights = '400' } = font;
    return { family, weights, files: file ? [{ path: file }] : [] };
  });
  const distinct = new Map(set.map((font) => [JSON.stringify(font), font]));
  return [...distinct.values()].filter(({ files }) => files.length > 0);
}

function fontFace({ family, weights, files }: FontFiles, address: (path: string) => string) {
  const faces = files.map(({ path, range }) => {
    const source = `src:url(${address(path)}) format("woff2")`;
    const unicodeRange = range ? `;unicode-range:${range}` : '';
    return `@font-face{font-family:"${family}";${source};font-weight:${weights};font-display:swap${unicodeRange}}`;
  });
  return faces.join('') + fallbackFace(family);
}

function fontStack(role: 'text' | 'display', font: Font | undefined): string {
  const { family, fallback }: Font = font ?? { family: defaultFont.family };
  const scaledFallback = fallbackFace(family) && `"${family} Fallback",`;
  return `--font-${role}:"${family}",${scaledFallback}${fallback ?? 'system-ui,sans-serif'};`;
}

/** Returns the rules by which another scheme differs. */
function differences(palette: Record<string, string>, other: Record<string, string>): string {
  const tones = toneNames.map((tone): [string, Record<string, string>] => [
    `[data-tone='${tone}']`,
    differencesFrom(toneColours(palette, tone), toneColours(other, tone)),
  ]);
  return [[':root', differencesFrom(palette, other)] as const, ...tones]
    .filter(([, values]) => Object.keys(values).length > 0)
    .map(([selector, values]) => `${selector}{${declarations('color', values)}}`)
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
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');
}
