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
export type Colour = Rgb;

/** Parses a CSS colour that depends on nothing else; undefined for `var()`, `color-mix()` and the like. */
export function parseColour(text: string): Colour | undefined {
  try {
    const colour = parse(text);
    return colour && toRgb(colour);
  } catch {
    // culori fails where components are missing.
    return undefined;
  }
}

/** Returns the colour with a lightness (0 to 1), chroma and hue of OKLCH, or the closest on screens. */
export function fromOklch(l: number, c: number, h: number): Colour {
  // Rounding to the written value first, so that contrasts match the stylesheet.
  return toRgb(parse(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))) as Rgb);
}

/** Returns lightness, chroma and hue of OKLCH; the hue of a grey is 0. */
export function toOklch(colour: Colour): Required<Pick<Oklch, 'l' | 'c' | 'h'>> {
  const { l, c, h = 0 } = converter('oklch')(colour);
  return { l, c, h };
}

/** Returns the same hue with another lightness. */
export function withLightness(colour: Colour, l: number): Colour {
  const { c, h } = toOklch(colour);
  return fromOklch(l, c, h);
}

/** Mixes two colours as `color-mix()` does; `share` (0 to 1) is the share of the first colour. */
export function mixColours(
  first: Colour,
  second: Colour,
  share: number,
  space: 'rgb' | 'oklab' | 'oklch',
): Colour {
  return toRgb(interpolate([second, first], space)(share));
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21. A translucent front is laid over the back. */
export function computeContrast(front: Colour, back: Colour): number {
  const { alpha = 1 } = front;
  const visible =
    alpha < 1 ? mixColours({ ...front, alpha: 1 }, { ...back, alpha: 1 }, alpha, 'rgb') : front;
  return wcagContrast(visible, back);
}

/** Writes a colour as `#rrggbb`. */
export function formatColour(colour: Colour): string {
  return formatHex(colour);
}

const toRgb = converter('rgb');
