/** How fonts of systems are scaled until their lines match another font in length and height. */
export interface FontMetrics {
  /** The fonts of systems that stand in for it. */
  local: LocalFonts;
  /** Width of running text relative to the last local fonts, in percent. */
  size: number;
  /** The same width for the weight of titles, where it differs by more than 2 %. */
  titleSize?: number;
  /** Height above and depth below the baseline, in percent of the font size; unless the local fonts stand as high. */
  ascent?: number;
  descent?: number;
}

/** Names of fonts that are equally wide, with their width relative to the last ones, which are preferred. */
type LocalFonts = readonly (readonly [width: number, ...names: string[]])[];

interface EngineFont extends FontMetrics {
  /** Addresses of its files: the basic Latin letters, and the others, which pages load by `range`. */
  files: readonly { path: string; range?: string }[];
  /** Range of its weights, or its only one. */
  weights: string;
}

const sans: LocalFonts = [
  [1.127, 'DejaVu Sans'],
  [1.048, 'Noto Sans', 'Noto Sans Regular'],
  [1, 'Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
];
const serif: LocalFonts = [
  [1.18, 'Noto Serif', 'Noto Serif Regular'],
  [1, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
];
const mono: LocalFonts = [[1, 'Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine']];

/** The letters of the other Latin alphabets, whose file browsers load only when a page needs it. */
const otherLatin =
  'U+0100-02FF,U+1D00-1DBF,U+1E00-1EFF,U+2020,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

function createFont(name: string, weights: string, metrics: FontMetrics): EngineFont {
  const path = (letters: string) => `/renderer/fonts/${name}-${letters}.woff2`;
  const files = [{ path: path('latin') }, { path: path('latin-ext'), range: otherLatin }];
  return { files, weights, ...metrics };
}

/** The fonts that come with the engine, by family. `Instrument Sans` is the font of sites that set none. */
export const engineFontFamilies: Readonly<Record<string, EngineFont>> = {
  'Instrument Sans': createFont('instrument-sans', '400 700', {
    local: sans,
    size: 101.5,
    titleSize: 104,
  }),
  Anton: createFont('anton', '400', { local: sans, size: 90, ascent: 117.6, descent: 32.9 }),
  Bitter: createFont('bitter', '100 900', { local: serif, size: 114.5 }),
  Fraunces: createFont('fraunces', '100 900', { local: serif, size: 115.5, titleSize: 119.7 }),
  'JetBrains Mono': createFont('jetbrains-mono', '100 800', {
    local: mono,
    size: 100,
    ascent: 102,
    descent: 30,
  }),
  Manrope: createFont('manrope', '200 800', { local: sans, size: 102, titleSize: 106 }),
  Newsreader: createFont('newsreader', '200 800', {
    local: serif,
    size: 104.9,
    titleSize: 110.2,
    ascent: 73.5,
    descent: 26.5,
  }),
  Outfit: createFont('outfit', '100 900', { local: sans, size: 99 }),
  'Space Grotesk': createFont('space-grotesk', '300 700', { local: sans, size: 108.4 }),
};

/** The metrics of other fonts, which sites bring. */
export const otherMetrics: Readonly<Record<string, FontMetrics>> = {
  Figtree: { local: sans, size: 100.5 },
  'Bricolage Grotesque': { local: sans, size: 108.5, ascent: 93, descent: 27 },
};
