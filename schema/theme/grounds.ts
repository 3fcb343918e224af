import type { Scheme, Theme } from '../vocabulary/theme/theme.ts';

/** Lightness and chroma in OKLCH. */
export type Shade = [lightness: number, chroma: number];

/** What pages, cards and tinted sections have behind them, light and dark, by `theme.ground`. */
export const grounds: Record<
  NonNullable<Theme['ground']>,
  Record<'background' | 'surface' | 'tint', Record<Scheme, Shade>>
> = {
  neutral: {
    background: { light: [0.992, 0.003], dark: [0.175, 0.012] },
    surface: { light: [1, 0], dark: [0.22, 0.014] },
    tint: { light: [0.968, 0.008], dark: [0.2, 0.013] },
  },
  white: {
    background: { light: [1, 0], dark: [0.15, 0.006] },
    surface: { light: [0.972, 0.006], dark: [0.205, 0.01] },
    tint: { light: [0.95, 0.01], dark: [0.225, 0.012] },
  },
  paper: {
    background: { light: [0.972, 0.014], dark: [0.185, 0.012] },
    surface: { light: [0.992, 0.007], dark: [0.228, 0.014] },
    tint: { light: [0.945, 0.021], dark: [0.21, 0.014] },
  },
  tinted: {
    background: { light: [0.95, 0.034], dark: [0.2, 0.035] },
    surface: { light: [0.992, 0.008], dark: [0.25, 0.04] },
    tint: { light: [0.915, 0.05], dark: [0.23, 0.04] },
  },
};
