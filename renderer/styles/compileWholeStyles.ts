import type { Theme } from '../../schema/vocabulary.ts';
import { themeStylesheet } from '../../sections/index.ts';
import { compileStyles } from './compileStyles.tsx';
import { wholeStyles } from './wholeStyles.ts';

/** Compiles the styles of a theme and of all code that is loaded, for pages that are rendered alone. */
export function compileWholeStyles(theme: Theme) {
  return wholeStyles(themeStylesheet(theme), compileStyles());
}
