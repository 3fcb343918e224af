import { deriveColours } from '../../../schema/theme/deriveColours.ts';
import { toneColours, toneNames, toneStylesheet } from '../../../schema/theme/toneColours.ts';
import { getColourSchemes } from '../../../schema/vocabulary/site/getColourSchemes.ts';
import type { Theme } from '../../../schema/vocabulary/site/theme.ts';
import { defaultTheme } from './defaultTheme.ts';

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
    `--dark:${scheme === 'dark' ? 1 : 0};`,
    `--radius-portrait:${portraits[theme.portraits ?? 'rounded']};`,
    declarations('color', colours),
    '}',
    toneStylesheet(colours),
    ...(other
      ? [
          `@media (prefers-color-scheme:${other}){:root{--dark:1}${differences(colours, deriveColours(theme, other))}}`,
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

const portraits = {
  rounded: 'var(--radius-lg)',
  round: '50%',
  arch: '50% 50% var(--radius-lg) var(--radius-lg)',
};

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

/**
 * The font of sites that set none. It comes with the engine, in one file for Western European
 * languages and one for the other Latin alphabets, which browsers load only when a page needs it.
 */
const defaultFont = {
  family: 'Instrument Sans',
  weights: '400 700',
  files: [
    {
      path: '/renderer/fonts/instrument-sans-latin.woff2',
      range:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
    {
      path: '/renderer/fonts/instrument-sans-latin-ext.woff2',
      range:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
} as const;

/**
 * Returns an @font-face rule that scales a font of the system to the metrics of a known family, so that
 * the layout does not shift when the web font loads. Empty for families with unknown metrics.
 */
function fallbackFace(family: string): string {
  const metrics = Object.hasOwn(knownMetrics, family) ? knownMetrics[family] : undefined;
  if (!metrics) return '';
  const { local, size, ascent, descent } = metrics;
  const sources = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

interface FontMetrics {
  local: string[];
  /** Width of running text relative to the local font, in percent. */
  size: number;
  /** Height above and depth below the baseline in percent of the font size, divided by `size`. */
  ascent: number;
  descent: number;
}

/** Arial, and what is as wide where it is missing: Liberation Sans on Linux, Roboto on Android. */
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];

const knownMetrics: Record<string, FontMetrics> = {
  'Instrument Sans': { local: regular, size: 101.2, ascent: 95.8, descent: 24.7 },
  Figtree: { local: regular, size: 100.7, ascent: 94.3, descent: 24.8 },
  'Bricolage Grotesque': { local: bold, size: 100.5, ascent: 92.5, descent: 26.9 },
};
