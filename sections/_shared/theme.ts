import type { Theme } from '../../schema/theme.ts';
import { defaultTheme } from './defaultTheme.ts';
import { fallbackFace } from './fallbackFace.ts';

/**
 * Returns the theme of a site as CSS: font faces and the custom properties of the light and dark
 * schemes. Tokens that `theme` leaves out come from `defaultTheme`. `address` resolves a path below
 * public/ to the address that pages load.
 */
export function themeStylesheet(
  theme: Theme = {},
  address: (path: string) => string = (path) => path,
): string {
  const text = theme.fonts?.text ?? defaultTheme.fonts.text;
  const display = theme.fonts?.display ?? defaultTheme.fonts.display;
  return [
    fontFace(text, address),
    fontFace(display, address),
    ':root{color-scheme:light dark;',
    fontStack('text', text),
    fontStack('display', display),
    ...groups.map((group) => declarations(group, { ...defaultTheme[group], ...theme[group] })),
    declarations('color', { ...defaultTheme.colors.light, ...theme.colors?.light }),
    '}@media (prefers-color-scheme:dark){:root{',
    declarations('color', { ...defaultTheme.colors.dark, ...theme.colors?.dark }),
    '}}',
  ].join('');
}

const groups = ['text', 'space', 'radius', 'shadow', 'width'] as const;

type Font = NonNullable<NonNullable<Theme['fonts']>['text']>;

function fontFace({ family, file, weights = '400' }: Font, address: (path: string) => string) {
  if (!file) return '';
  const source = `src:url(${address(file)}) format("woff2")`;
  const face = `@font-face{font-family:"${family}";${source};font-weight:${weights};font-display:swap}`;
  return face + fallbackFace(family);
}

function fontStack(role: 'text' | 'display', { family, fallback }: Font): string {
  const scaledFallback = fallbackFace(family) && `"${family} Fallback",`;
  return `--font-${role}:"${family}",${scaledFallback}${fallback ?? 'system-ui,sans-serif'};`;
}

function declarations(prefix: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');
}
