import type { PageContext } from './page.ts';

/**
 * Returns the full address of the file that the page serves for a picture, for structured data.
 * Undefined for a placeholder.
 */
export function absoluteImage(src: string, page: PageContext): string | undefined {
  if (src.startsWith('placeholder:')) return undefined;
  return new URL(page.image(src).src, page.absolute('/')).href;
}
