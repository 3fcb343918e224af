/** The compiled styles of one declaration. */
export interface StyleBlock {
  /** The class of a styled component, such as `faq-List`; empty for what every page carries. */
  id: string;
  css: string;
}

/**
 * Returns the file that a style block comes from, as its classes name it: `faq` for `faq-List`
 * (constants have no hyphens).
 */
export function scopeOf({ id }: StyleBlock): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('-')));
}
