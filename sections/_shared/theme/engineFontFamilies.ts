/** How a font of the system is scaled until its lines match another font in length and height. */
export interface FontMetrics {
  /** The font of the system under the names it has. */
  local: readonly string[];
  /** Width of running text relative to the local font, in percent. */
  size: number;
  /** Height above and depth below the baseline in percent of the font size, divided by `size`. */
  ascent: number;
  descent: number;
}

interface EngineFont extends FontMetrics {
  /** Start of the names of its files in `renderer/fonts/`. */
  file: string;
  /** Range of its weights, or its only one. */
  weights: string;
}

/** Arial, and what is as wide where it is missing: Liberation Sans on Linux, Roboto on Android. */
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];
const serif = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'];
const mono = ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'];

/** The fonts that come with the engine, by family. `Instrument Sans` is the font of sites that set none. */
export const engineFontFamilies: Readonly<Record<string, EngineFont>> = {
  'Instrument Sans': {
    ...{ file: 'instrument-sans', weights: '400 700' },
    ...{ local: regular, size: 101.2, ascent: 95.8, descent: 24.7 },
  },
  Anton: {
    ...{ file: 'anton', weights: '400' },
    ...{ local: bold, size: 82.5, ascent: 142.6, descent: 39.9 },
  },
  Bitter: {
    ...{ file: 'bitter', weights: '100 900' },
    ...{ local: serif, size: 114.5, ascent: 81.7, descent: 23.2 },
  },
  Fraunces: {
    ...{ file: 'fraunces', weights: '100 900' },
    ...{ local: serif, size: 115.4, ascent: 84.7, descent: 22.1 },
  },
  'JetBrains Mono': {
    ...{ file: 'jetbrains-mono', weights: '100 800' },
    ...{ local: mono, size: 100, ascent: 102, descent: 30 },
  },
  Manrope: {
    ...{ file: 'manrope', weights: '200 800' },
    ...{ local: regular, size: 103.2, ascent: 103.3, descent: 29.1 },
  },
  Newsreader: {
    ...{ file: 'newsreader', weights: '200 800' },
    ...{ local: serif, size: 105.5, ascent: 69.7, descent: 25.1 },
  },
  Outfit: {
    ...{ file: 'outfit', weights: '100 900' },
    ...{ local: regular, size: 99.8, ascent: 100.2, descent: 26 },
  },
  'Space Grotesk': {
    ...{ file: 'space-grotesk', weights: '300 700' },
    ...{ local: regular, size: 109.7, ascent: 89.7, descent: 26.6 },
  },
};

/** The metrics of other fonts, which sites bring. */
export const otherMetrics: Readonly<Record<string, FontMetrics>> = {
  Figtree: { local: regular, size: 100.7, ascent: 94.3, descent: 24.8 },
  'Bricolage Grotesque': { local: bold, size: 100.5, ascent: 92.5, descent: 26.9 },
};
