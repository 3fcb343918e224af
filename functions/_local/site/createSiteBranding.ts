import type { Site } from '../../../schema/vocabulary.ts';
import { themeStylesheet } from '../../../sections/index.ts';
import type { SiteBranding } from '../../_shared/ports/SiteBranding.ts';

/**
 * Creates what the answer pages of the functions need to look like the site. They load no font files,
 * because they may come from another origin.
 *
 * @param home route of the home page
 */
export function createSiteBranding({ name, url, locale, theme }: Site, home = '/'): SiteBranding {
  const address = home === '/' ? url || home : url.replace(/\/$/, '') + home;
  return { name, home: address, language: locale, theme: createTheme(theme) };
}

function createTheme(theme: Site['theme']): string {
  const { languages: _, ...pair } = theme.fonts ?? {};
  const fonts = Object.fromEntries(
    Object.entries(pair).map(([role, { file: _file, ...font }]) => [role, font]),
  );
  try {
    const stylesheet = themeStylesheet({ ...theme, fonts });
    // A value that could end the style element is no CSS value; `check` reports it.
    return stylesheet.includes('<') ? '' : stylesheet;
  } catch {
    return '';
  }
}
