import { readSiteTextSync } from '../../base/files/readSiteText.ts';

/** Whether theme.css declares files of a font, given its name in small letters. */
export function declaresFont(root: string, name: string): boolean {
  try {
    const css = readSiteTextSync(root, 'theme.css').toLowerCase();
    return css.includes('@font-face') && css.includes(name);
  } catch {
    return false;
  }
}
