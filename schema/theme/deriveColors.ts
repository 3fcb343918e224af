import type { ColorName, Scheme, Theme } from '../vocabulary/theme/theme.ts';
import {
  type Color,
  computeContrast,
  formatColor,
  fromOklch,
  mixColors,
  toOklch,
  withLightness,
} from './color.ts';
import { grounds, type Shade } from './grounds.ts';
import { resolveColor } from './resolveColor.ts';

/** The value of every colour token of a scheme, as CSS. */
type Palette = Record<ColorName, string>;

/**
 * Returns the colours of a scheme: those that the theme sets, and all others derived from its accent
 * in OKLCH. What is derived meets WCAG AA on what it is shown on, as far as the set colours allow.
 * Each colour depends on those before it, so all derivations are in this file.
 */
export function deriveColors(theme: Theme, scheme: Scheme): Palette {
  const { accent, highlight, colors, ground, borders } = theme;
  const key = JSON.stringify([accent, highlight, colors, ground, borders, scheme]);
  let palette = palettes.get(key);
  if (!palette) {
    // An editor tries many colours; a site has one or two palettes.
    if (palettes.size > 20) palettes.clear();
    palette = derive(theme, scheme);
    palettes.set(key, palette);
  }
  return palette;
}

const palettes = new Map<string, Palette>();

function derive(theme: Theme, scheme: Scheme): Palette {
  const deriver = new PaletteDeriver(theme, scheme);
  deriver.putGrounds();
  deriver.putTexts();
  deriver.putButtons();
  deriver.putBands();
  return deriver.palette as Palette;
}

/** The hue of paper, a yellow. */
const paperHue = 85;

/** Fills a palette. Each colour depends on those before it, whether set or derived. */
class PaletteDeriver {
  readonly palette: Record<string, string> = {};
  /** Derived colours, also for tokens whose set value cannot be computed. */
  readonly #derived: Record<string, Color> = {};
  readonly #set: Partial<Record<ColorName, string>>;
  readonly #seed: Color;
  readonly #highlightSeed: Color | undefined;
  /** Whether the background is dark, which a site may also choose for its light scheme. */
  readonly #isDark: boolean;
  readonly #theme: Theme;
  #grounds: Color[] = [];

  constructor(theme: Theme, scheme: Scheme) {
    const { accent, highlight, colors } = theme;
    this.#theme = theme;
    const set: Partial<Record<ColorName, string>> = colors?.[scheme] ?? {};
    const other = colors?.[scheme === 'light' ? 'dark' : 'light'] ?? {};
    this.#set = set;
    this.#seed = firstColor(set.accent, accent, other.accent) ?? fromOklch(0.5, 0.15, 262);
    this.#highlightSeed = firstColor(set.highlight, highlight, other.highlight);
    const background = firstColor(set.background);
    this.#isDark = background ? toOklch(background).l < 0.5 : scheme === 'dark';
  }

  putGrounds() {
    const { background, surface, tint, soft } = grounds[this.#theme.ground ?? 'neutral'];
    this.#putNeutral('background', background.light, background.dark);
    this.#putNeutral('surface', surface.light, surface.dark);
    this.#putNeutral('tint', tint.light, tint.dark);
    this.#put('accent-soft', pale(this.#seed, this.#pick(soft.light, soft.dark)));
    const highlight = this.#highlightSeed ?? this.#seed;
    this.#put('highlight-soft', pale(highlight, this.#pick<Shade>([0.955, 0.04], [0.3, 0.05])));
    this.#putNeutral('border', [0.905, 0.01], [0.34, 0.015]);
    const names = ['background', 'surface', 'tint', 'accent-soft', 'highlight-soft'] as const;
    this.#grounds = names.map((name) => this.#get(name));
  }

  putTexts() {
    this.#put('text', this.#reach(this.#neutral([0.23, 0.02], [0.94, 0.008]), 4.5));
    if (this.#theme.borders === 'strong') this.#put('border', this.#get('text'));
    this.#put('muted', this.#reach(this.#neutral([0.46, 0.02], [0.75, 0.015]), 4.6));
    this.#put('line', this.#reach(this.#neutral([0.62, 0.02], [0.58, 0.015]), 3.1));
    this.#put('accent', this.#reach(this.#seed, this.#pick(4.6, 6)));
    const accent = this.#get('accent');
    this.#put('accent-strong', this.#reach(shift(accent, this.#pick(-0.08, 0.08)), 4.6));
    this.#put('on-accent', chooseText(accent));
    this.#put('focus', accent);
    this.#put('success', this.#reach(fromOklch(this.#pick(0.5, 0.8), 0.12, 155), 4.6));
    const danger = this.#pick<Shade>([0.52, 0.19], [0.76, 0.13]);
    this.#put('danger', this.#reach(fromOklch(...danger, 27), 4.6));
  }

  /** Buttons keep the colour of the brand, unless it would vanish on pages or cards. Dim ones light up under the pointer. */
  putButtons() {
    if (this.#set.accent) {
      this.#putReference('button', 'accent');
      this.#putReference('button-strong', 'accent-strong');
      this.#putReference('on-button', 'on-accent');
      return;
    }
    const ground = this.#get(this.#pick('background', 'surface'));
    const isVisible = computeContrast(this.#seed, ground) >= this.#pick(1.2, 1.4);
    this.#put('button', isVisible ? this.#seed : this.#get('accent'));
    this.#put('on-button', chooseText(this.#get('button')));
    const isTextLight = toOklch(this.#get('on-button')).l > 0.5;
    const isDim = computeContrast(this.#get('button'), this.#get('background')) < this.#pick(1, 2);
    this.#put('button-strong', shift(this.#get('button'), isTextLight && !isDim ? -0.07 : 0.07));
  }

  putBands() {
    const { l, c, h } = toOklch(this.#seed);
    // A dark yellow is brown: the darkest ground of such a brand is nearly black.
    const darkChroma = isYellow(h) ? 0.012 : 0.05;
    this.#put('dark', fromOklch(this.#pick(0.255, 0.28), Math.min(c * 0.4, darkChroma), h));
    const dark = this.#get('dark');
    this.#put('on-dark', chooseText(dark, this.#neutral([0.975, 0.006], [0.975, 0.006])));
    const onDark = this.#get('on-dark');
    const softest = mixColors(onDark, dark, 0.12, 'rgb');
    const highlight = this.#highlightSeed ?? fromOklch(0.87, Math.min(c, 0.1), h);
    this.#put(
      'highlight',
      move(highlight, 1, (one) => computeContrast(one, softest) >= 4.6),
    );
    this.#put('on-highlight', chooseText(this.#get('highlight')));
    // The brand as it is, unless the band would vanish on the page.
    const background = this.#get('background');
    this.#put(
      'band',
      move(this.#seed, this.#pick(-1, 1), (one) => computeContrast(one, background) >= 1.2),
    );
    const band = this.#get('band');
    this.#put('on-band', computeContrast(onDark, band) >= 4.5 ? onDark : chooseText(band, onDark));
    // Between the brand and the highlight, so that drawings have three shades of one hue.
    const lightness = this.#pick(0.7, 0.76);
    const distance = lightness - l;
    const step = Math.abs(distance) < 0.1 ? Math.sign(distance || 1) * 0.12 : 0;
    this.#put('warm', fromOklch(lightness + step, Math.min(c, 0.14), h));
  }

  #put(name: ColorName, color: Color) {
    this.#derived[name] = color;
    this.palette[name] = this.#set[name] ?? formatColor(color);
  }

  #putNeutral(name: ColorName, light: Shade, dark: Shade) {
    this.#put(name, this.#neutral(light, dark));
  }

  #putReference(name: ColorName, source: ColorName) {
    this.#derived[name] = this.#get(source);
    this.palette[name] = this.#set[name] ?? `var(--color-${source})`;
  }

  #get(name: ColorName): Color {
    const color = resolveColor(this.palette[name] ?? '', (inner) =>
      inner === name || !(inner in this.palette) ? undefined : this.#get(inner as ColorName),
    );
    return color ?? (this.#derived[name] as Color);
  }

  #pick<Value>(light: Value, dark: Value): Value {
    return this.#isDark ? dark : light;
  }

  /** Neutral colours have a trace of the accent's hue, unless the accent is grey. */
  #neutral(light: Shade, dark: Shade): Color {
    const [lightness, chroma] = this.#pick(light, dark);
    const { c, h } = toOklch(this.#seed);
    return this.#theme.ground === 'paper'
      ? fromOklch(lightness, chroma, paperHue)
      : fromOklch(lightness, chroma * Math.min(1, c / 0.1), h);
  }

  /** Moves a colour away from the grounds until it has the contrast on all of them. */
  #reach(color: Color, minimum: number): Color {
    const isPassing = (one: Color) =>
      this.#grounds.every((ground) => computeContrast(one, ground) >= minimum);
    return move(color, this.#pick(-1, 1), isPassing);
  }
}

/** Returns the first value that is a colour by itself. */
function firstColor(...values: (string | undefined)[]): Color | undefined {
  for (const value of values) {
    const color = value && resolveColor(value, () => undefined);
    if (color) return color;
  }
  return undefined;
}

/** Whether a hue of OKLCH, orange to yellow, turns brown when it is dark. */
function isYellow(hue: number): boolean {
  return hue > 25 && hue < 115;
}

/** Returns a colour in a shade, grey if it is grey itself. */
function pale(color: Color, [lightness, chroma]: Shade): Color {
  const { c, h } = toOklch(color);
  return fromOklch(lightness, Math.min(c, chroma), h);
}

/** Moves the lightness of a colour until it passes. Returns the colour itself if none passes. */
function move(color: Color, direction: number, isPassing: (color: Color) => boolean): Color {
  if (isPassing(color)) return color;
  const { l } = toOklch(color);
  for (let step = 1; step <= 100; step++) {
    const next = l + (direction * step) / 100;
    if (next < 0 || next > 1) break;
    const moved = withLightness(color, next);
    if (isPassing(moved)) return moved;
  }
  return color;
}

function shift(color: Color, by: number): Color {
  return withLightness(color, Math.min(0.98, Math.max(0.05, toOklch(color).l + by)));
}

/** Returns a light or dark text colour that has enough contrast with a background. */
function chooseText(ground: Color, light: Color = fromOklch(1, 0, 0)): Color {
  const { c, h } = toOklch(ground);
  const black = fromOklch(0, 0, 0);
  const candidates = [light, fromOklch(0.2, Math.min(c, 0.03), h), fromOklch(1, 0, 0), black];
  return candidates.find((one) => computeContrast(one, ground) >= 4.6) ?? black;
}
