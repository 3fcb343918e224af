import { type Colors, defaultTheme, type Font, type ThemeOverrides } from './defaultTheme.ts';

/**
 * The theme as CSS text: font faces, custom properties for the light scheme, and for the dark one
 * where the visitor's system asks for it. `address` turns a path below public/ into the address
 * the page loads.
 */
export function themeStylesheet(
  overrides: ThemeOverrides = {},
  address: (path: string) => string = (path) => path,
): string {
  const text = overrides.fonts?.text ?? defaultTheme.fonts.text;
  const display = overrides.fonts?.display ?? defaultTheme.fonts.display;
  const light = { ...defaultTheme.colors.light, ...overrides.colors?.light };
  const dark = { ...defaultTheme.colors.dark, ...overrides.colors?.dark };
  const sizes = { ...defaultTheme.sizes, ...overrides.sizes };
  return [
    fontFace(text, address),
    fontFace(display, address),
    `:root{color-scheme:light dark;${fontStack('text', text)}${fontStack('display', display)}`,
    `${declarations(sizes)}${colorDeclarations(light)}}`,
    `@media (prefers-color-scheme:dark){:root{${colorDeclarations(dark)}}}`,
  ].join('');
}

function fontFace(font: Font, address: (path: string) => string): string {
  const { family, src, weight = '100 900', fallback } = font;
  const face = src
    ? `@font-face{font-family:"${family}";src:url(${address(src)}) format("woff2");font-weight:${weight};font-display:swap}`
    : '';
  const stretched = fallback
    ? `@font-face{font-family:"${family} Fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`
    : '';
  return face + stretched;
}

function fontStack(role: string, { family, fallback }: Font): string {
  return `--font-${role}:"${family}",${fallback ? `"${family} Fallback",` : ''}system-ui,sans-serif;`;
}

function colorDeclarations(colors: Colors): string {
  return Object.entries(colors)
    .map(([name, value]) => `--color-${name}:${value};`)
    .join('');
}

function declarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

export type { ThemeOverrides } from './defaultTheme.ts';
