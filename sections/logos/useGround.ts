import { getColorSchemes } from '../../schema/vocabulary.ts';
import { usePage } from '../_shared/page/page.ts';
import type { Logos } from './schema.ts';

/**
 * Returns the ground that grey logos are inverted for: dark, or dark in the dark scheme. Undefined where
 * logos keep their colours.
 */
export function useGround(section: Logos): 'dark' | 'scheme' | undefined {
  const { tone, monochrome } = section;
  const schemes = getColorSchemes(usePage().site.theme);
  if (!monochrome || tone === 'accent') return undefined;
  if (tone === 'dark') return 'dark';
  if (!schemes.includes('dark')) return undefined;
  return schemes.length === 1 ? 'dark' : 'scheme';
}
