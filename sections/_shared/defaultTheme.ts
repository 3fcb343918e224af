import type { Theme } from '../../schema/theme.ts';

/**
 * The default value of every token of `site.theme`, for both colour schemes. A manifest overrides
 * single tokens.
 *
 * `line` is for borders that carry meaning (form fields, outlined buttons) and therefore contrasts
 * with the background 3:1; `border` is for decoration. `band` is the background of the tone `accent`,
 * `dark` of the tone `dark`; text on both is `on-dark`. `warm` is for illustration only.
 */
export const defaultTheme = {
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
    text: { family: 'Figtree', file: '/fonts/figtree.woff2', weights: '300 900' },
    display: {
      family: 'Bricolage Grotesque',
      file: '/fonts/bricolage-grotesque.woff2',
      weights: '200 800',
    },
  },
  text: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: 'clamp(1.125rem, 1.07rem + 0.26vw, 1.25rem)',
    xl: 'clamp(1.3rem, 1.22rem + 0.4vw, 1.55rem)',
    '2xl': 'clamp(1.6rem, 1.42rem + 0.85vw, 2.125rem)',
    '3xl': 'clamp(2.05rem, 1.6rem + 2.1vw, 3.25rem)',
    '4xl': 'clamp(2.2rem, 1.5rem + 3.1vw, 4rem)',
  },
  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.5rem',
    '6': '2rem',
    '7': 'clamp(2rem, 1.6rem + 1.8vw, 3rem)',
    '8': 'clamp(2.5rem, 1.9rem + 2.6vw, 4rem)',
    '9': 'clamp(3rem, 2rem + 4.4vw, 5.5rem)',
    '10': 'clamp(3.25rem, 2.2rem + 4.7vw, 6.5rem)',
  },
  radius: {
    sm: '0.375rem',
    md: '0.75rem',
    lg: '1.25rem',
    pill: '99rem',
  },
  shadow: {
    sm: '0 1px 2px rgb(16 33 31 / 0.06)',
    md: '0 1px 2px rgb(16 33 31 / 0.05), 0 8px 24px -8px rgb(16 33 31 / 0.14)',
    lg: '0 2px 4px rgb(16 33 31 / 0.05), 0 24px 60px -20px rgb(16 33 31 / 0.28)',
  },
  width: {
    page: '76rem',
    prose: '43rem',
  },
} satisfies Theme;
