import 'culori/css';
import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  type Oklch,
  parse,
  type Rgb,
  wcagContrast,
} from 'culori/fn';

/** A colour as screens show it. */
export type Color = Rgb;

/** Parses a CSS colour that depends on nothing else; undefined for `var()`, `color-mix()` and the like. */
export function parseColor(text: string): Color | undefined {
  try {
    const color = parse(text);
    return color && toRgb(color);
  } catch {
    // culori fails where components are missing.
    return undefined;
  }
}

/** Returns the colour with a lightness (0 to 1), chroma and hue of OKLCH, or the closest on screens. */
export function fromOklch(l: number, c: number, h: number): Color {
  // Rounding to the written value first, so that contrasts match the stylesheet.
  return toRgb(parse(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))) as Rgb);
}

/** Returns lightness, chroma and hue of OKLCH; the hue of a grey is 0. */
export function toOklch(color: Color): Required<Pick<Oklch, 'l' | 'c' | 'h'>> {
  const { l, c, h = 0 } = converter('oklch')(color);
  return { l, c, h };
}

/** Returns the same hue with another lightness. */
export function withLightness(color: Color, l: number): Color {
  const { c, h } = toOklch(color);
  return fromOklch(l, c, h);
}

/** Mixes two colours as `color-mix()` does; `share` (0 to 1) is the share of the first colour. */
export function mixColors(
  first: Color,
  second: Color,
  share: number,
  space: 'rgb' | 'oklab' | 'oklch',
): Color {
  return toRgb(interpolate([second, first], space)(share));
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21. A translucent front is laid over the back. */
export function computeContrast(front: Color, back: Color): number {
  const { alpha = 1 } = front;
  const visible =
    alpha < 1 ? mixColors({ ...front, alpha: 1 }, { ...back, alpha: 1 }, alpha, 'rgb') : front;
  return wcagContrast(visible, back);
}

/** Writes a colour as `#rrggbb`. */
export function formatColor(color: Color): string {
  return formatHex(color);
}

const toRgb = converter('rgb');
