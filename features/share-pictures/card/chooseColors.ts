import {
  deriveColors,
  getColorSchemes,
  parseColor,
  type Theme,
} from '../../../schema/vocabulary.ts';

/** The colours of a share picture, as `#rrggbb`. */
export type CardColors = Record<(typeof names)[number], string>;

const names = [
  'background',
  'text',
  'accent',
  'band',
  'on-band',
  'dark',
  'on-dark',
  'highlight',
] as const;

/**
 * Chooses the colours of pictures from the theme, in the first colour scheme of the site. Texts contrast
 * with their ground 4.5:1, whatever the theme sets.
 */
export function chooseColors(theme: Theme): CardColors {
  const [scheme = 'light'] = getColorSchemes(theme);
  const [set, derived] = [deriveColors(theme, scheme), deriveColors({}, scheme)];
  const entries = names.map((name) => {
    const color = parseColor(set[name]) ?? parseColor(derived[name]);
    return [name, toHex(color ?? black)];
  });
  const colors: CardColors = Object.fromEntries(entries);
  return {
    ...colors,
    text: ensureContrast(colors.text, colors.background),
    accent: ensureContrast(colors.accent, colors.background, colors.text),
    'on-band': ensureContrast(colors['on-band'], colors.band),
    'on-dark': ensureContrast(colors['on-dark'], colors.dark),
    highlight: ensureContrast(colors.highlight, colors.dark, colors['on-dark']),
  };
}

/** Returns the first colour that can be read on the ground; otherwise black or white. */
function ensureContrast(color: string, ground: string, other = color): string {
  const candidates = [color, other, '#000000', '#ffffff'];
  return candidates.find((one) => computeRatio(one, ground) >= 4.5) ?? '#000000';
}

interface Rgb {
  r: number;
  g: number;
  b: number;
}

const black: Rgb = { r: 0, g: 0, b: 0 };

/** Writes a colour, whose parts are 0 to 1. */
function toHex({ r, g, b }: Rgb): string {
  const parts = [r, g, b].map((part) => Math.round(255 * Math.max(0, Math.min(1, part))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21. */
function computeRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(computeLuminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
