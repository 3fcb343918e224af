import type { FlatRule } from './parseStyles.ts';

/** The compiled styles of one declaration. */
export interface StyleBlock {
  /** The class of a styled component; empty for what every page carries. */
  id: string;
  /** The component as its file and constant name it, such as `faq-List`. */
  name?: string;
  css: string;
  /** What `parseStyles()` makes of `css`; absent where the compiler did not minify it. */
  rules?: FlatRule[];
}

/**
 * Returns the file that a style block comes from, as its name says: `faq` for `faq-List` (constants
 * have no hyphens).
 */
export function getScope({ id, name = id }: StyleBlock): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('-')));
}
