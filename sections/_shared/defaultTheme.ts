/**
 * The look of a site in numbers: colours for both schemes, fonts and sizes. `site.theme` in the
 * manifest replaces any of them; what it leaves out is taken from `defaultTheme`.
 */
export interface Theme {
  colors: { light: Colors; dark: Colors };
  fonts: { text: Font; display: Font };
  /** Further custom properties by name without the leading dashes, such as `radius-lg`. */
  sizes: Record<string, string>;
}

/** The colours of one scheme, each a hex value, each `--color-<name>` in the stylesheet. */
export type Colors = Record<ColorName, string>;

/** Names of the colours of a scheme. */
export type ColorName =
  | 'background'
  | 'surface'
  | 'tint'
  | 'text'
  | 'muted'
  | 'border'
  | 'line'
  | 'accent'
  | 'accent-strong'
  | 'on-accent'
  | 'accent-soft'
  | 'highlight'
  | 'on-highlight'
  | 'highlight-soft'
  | 'warm'
  | 'band'
  | 'dark'
  | 'on-dark'
  | 'success'
  | 'danger'
  | 'focus';

/** One family: its file below public/ and a system font stretched to the same measure. */
export interface Font {
  family: string;
  /** Variable woff2 file, such as `/fonts/figtree.woff2`; without it the family is a system font. */
  src?: string;
  weight?: string;
  fallback?: { local: string; sizeAdjust: string; ascent: string; descent: string };
}

/** What `site.theme` may replace. */
export interface ThemeOverrides {
  colors?: { light?: Partial<Colors>; dark?: Partial<Colors> };
  fonts?: { text?: Font; display?: Font };
  sizes?: Record<string, string>;
}

/** The theme of a site that says nothing about its looks. */
export const defaultTheme: Theme = {
  colors: {
    light: {
      background: '#fbfaf6',
      surface: '#ffffff',
      tint: '#f1eee4',
      text: '#10211f',
      muted: '#4a5a56',
      border: '#dfdccf',
      line: '#7d8883',
      accent: '#0b5d5e',
      'accent-strong': '#084647',
      'on-accent': '#ffffff',
      'accent-soft': '#deebe7',
      highlight: '#f4b13e',
      'on-highlight': '#10211f',
      'highlight-soft': '#fdf0d3',
      warm: '#ee6c4d',
      band: '#0b5d5e',
      dark: '#0c2b2a',
      'on-dark': '#f3f1e7',
      success: '#17693f',
      danger: '#b3261e',
      focus: '#0b5d5e',
    },
    dark: {
      background: '#0b1716',
      surface: '#12211f',
      tint: '#0f1d1c',
      text: '#eceae0',
      muted: '#a6b5b0',
      border: '#263734',
      line: '#6b7d78',
      accent: '#6fd0c4',
      'accent-strong': '#9ae3d9',
      'on-accent': '#06201e',
      'accent-soft': '#163532',
      highlight: '#f4b13e',
      'on-highlight': '#10211f',
      'highlight-soft': '#362b14',
      warm: '#f38a6f',
      band: '#0c4b4b',
      dark: '#0f2f2d',
      'on-dark': '#f3f1e7',
      success: '#74d3a0',
      danger: '#ff9c92',
      focus: '#f4b13e',
    },
  },
  fonts: {
    text: {
      family: 'Figtree',
      src: '/fonts/figtree.woff2',
      weight: '300 900',
      fallback: { local: 'Arial', sizeAdjust: '100%', ascent: '95%', descent: '25%' },
    },
    display: {
      family: 'Bricolage Grotesque',
      src: '/fonts/bricolage-grotesque.woff2',
      weight: '200 800',
      fallback: { local: 'Arial', sizeAdjust: '100%', ascent: '93%', descent: '27%' },
    },
  },
  sizes: {
    'text-xs': '0.8125rem',
    'text-sm': '0.9375rem',
    'text-md': '1.0625rem',
    'text-lg': 'clamp(1.125rem, 1.07rem + 0.26vw, 1.25rem)',
    'text-xl': 'clamp(1.3rem, 1.22rem + 0.4vw, 1.55rem)',
    'text-2xl': 'clamp(1.6rem, 1.42rem + 0.85vw, 2.125rem)',
    'text-3xl': 'clamp(2.05rem, 1.6rem + 2.1vw, 3.25rem)',
    'text-4xl': 'clamp(2.65rem, 1.75rem + 4.2vw, 4.75rem)',
    'space-1': '0.25rem',
    'space-2': '0.5rem',
    'space-3': '0.75rem',
    'space-4': '1rem',
    'space-5': '1.5rem',
    'space-6': '2rem',
    'space-7': 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
    'space-8': 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)',
    'space-9': 'clamp(3rem, 2rem + 4.4vw, 5.5rem)',
    'space-10': 'clamp(4rem, 2.4rem + 7vw, 8rem)',
    'radius-sm': '0.375rem',
    'radius-md': '0.75rem',
    'radius-lg': '1.25rem',
    'radius-pill': '99rem',
    'width-page': '76rem',
    'width-prose': '43rem',
    gutter: 'clamp(1.25rem, 5vw, 3rem)',
    section: 'var(--space-10)',
    'header-height': '4.75rem',
    'shadow-sm': '0 1px 2px rgb(16 33 31 / 0.06)',
    'shadow-md': '0 1px 2px rgb(16 33 31 / 0.05), 0 8px 24px -8px rgb(16 33 31 / 0.14)',
    'shadow-lg': '0 2px 4px rgb(16 33 31 / 0.05), 0 24px 60px -20px rgb(16 33 31 / 0.28)',
  },
};
