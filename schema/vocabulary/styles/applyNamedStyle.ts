import type { Theme } from '../theme/theme.ts';
import { namedStyles } from './namedStyles.ts';

/** Returns a theme with the keys of the style that it uses, under its own keys. */
export function applyNamedStyle({ use, ...own }: Theme): Theme {
  const style = use && Object.hasOwn(namedStyles, use) ? namedStyles[use] : undefined;
  if (!style) return own;
  const merged = {
    ...style,
    ...own,
    fonts: { ...style.fonts, ...own.fonts },
    type: { ...style.type, ...own.type },
    icons: { ...style.icons, ...own.icons },
  };
  const headings = { ...style.type?.headings, ...own.type?.headings };
  return { ...merged, type: { ...merged.type, headings } };
}
