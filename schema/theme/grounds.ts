import type { Scheme, Theme } from '../vocabulary/theme/theme.ts';

/** Lightness and chroma in OKLCH. */
export type Shade = [lightness: number, chroma: number];

/** The colours behind pages, cards, tinted sections and pale areas, light and dark, by `theme.ground`. */
export const grounds: Record<
  NonNullable<Theme['ground']>,
  Record<'background' | 'surface' | 'tint' | 'soft', Record<Scheme, Shade>>
> = {
  neutral: {
    background: { light: [0.992, 0.003], dark: [0.175, 0.012] },
    surface: { light: [1, 0], dark: [0.245, 0.015] },
    tint: { light: [0.968, 0.008], dark: [0.205, 0.013] },
    soft: { light: [0.945, 0.03], dark: [0.31, 0.045] },
  },
  white: {
    background: { light: [1, 0], dark: [0.15, 0.006] },
    surface: { light: [0.972, 0.006], dark: [0.24, 0.012] },
    tint: { light: [0.95, 0.01], dark: [0.195, 0.01] },
    soft: { light: [0.935, 0.032], dark: [0.3, 0.045] },
  },
  paper: {
    background: { light: [0.972, 0.014], dark: [0.185, 0.012] },
    surface: { light: [0.992, 0.007], dark: [0.25, 0.015] },
    tint: { light: [0.945, 0.021], dark: [0.213, 0.014] },
    soft: { light: [0.925, 0.03], dark: [0.31, 0.045] },
  },
  tinted: {
    background: { light: [0.95, 0.034], dark: [0.2, 0.035] },
    surface: { light: [0.992, 0.008], dark: [0.275, 0.042] },
    tint: { light: [0.915, 0.05], dark: [0.235, 0.04] },
    soft: { light: [0.875, 0.065], dark: [0.33, 0.06] },
  },
};
