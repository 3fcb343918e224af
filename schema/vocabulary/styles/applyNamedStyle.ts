import { getOwn } from '../../../base/values/getOwn.ts';
import type { Theme } from '../theme/theme.ts';
import { namedStyles } from './namedStyles.ts';

/**
 * Returns a theme with the keys of the style that it uses, under its own keys.
 *
 * @param styles the styles of the site and of its packages, which may use a named style themselves
 */
export function applyNamedStyle(
  { use, ...own }: Theme,
  styles: Readonly<Record<string, Theme>> = {},
): Theme {
  const named = use ? getOwn(namedStyles, use) : undefined;
  const { style: name = '' } = own;
  const style = Object.hasOwn(styles, name)
    ? applyNamedStyle({ ...(use && { use }), ...styles[name] })
    : named;
  if (!style) return own;
  const merged = {
    ...style,
    ...own,
    fonts: { ...style.fonts, ...own.fonts },
    type: { ...style.type, ...own.type },
    icons: { ...style.icons, ...own.icons },
  };
  const headings = { ...style.type?.headings, ...own.type?.headings };
  if (style.colors)
    merged.colors = {
      light: { ...style.colors.light, ...own.colors?.light },
      dark: { ...style.colors.dark, ...own.colors?.dark },
    };
  return { ...merged, type: { ...merged.type, headings } };
}
