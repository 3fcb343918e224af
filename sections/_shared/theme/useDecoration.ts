import { usePage } from '../page/page.ts';

/** Returns the decoration that the theme of the site asks for; undefined for none. */
export function useDecoration(): 'suns' | undefined {
  const { decoration = 'none' } = usePage().site.theme;
  return decoration === 'none' ? undefined : decoration;
}
