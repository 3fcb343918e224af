import type { Theme } from '../../../schema/vocabulary/site/theme.ts';

/** The default sizes, spaces, corners, shadows and widths of `site.theme`. Colours are derived. */
export const defaultTheme = {
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
    sm: '0 1px 2px rgb(15 18 24 / 0.06)',
    md: '0 1px 2px rgb(15 18 24 / 0.05), 0 8px 24px -8px rgb(15 18 24 / 0.14)',
    lg: '0 2px 4px rgb(15 18 24 / 0.05), 0 24px 60px -20px rgb(15 18 24 / 0.28)',
  },
  width: {
    page: '76rem',
    prose: '43rem',
  },
} satisfies Theme;
