import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteLook } from '../../functions/_local/site/SiteLook.ts';
import type { Site } from '../../schema/site.ts';
import { themeStylesheet } from '../../sections/_shared/theme.ts';

/**
 * Reads what the answer pages of the functions need to look like the site. They load no font files,
 * because they may come from another origin. A manifest that cannot be read gives the default look.
 */
export async function readSiteLook(root: string): Promise<SiteLook> {
  const { name = '', url = '/', locale = 'en', theme = {} } = await readSite(root);
  return { name, home: url, language: locale, theme: createTheme(theme) };
}

async function readSite(root: string): Promise<Partial<Site>> {
  try {
    const manifest: unknown = parse(await readFile(join(root, 'pages.yaml'), 'utf8'));
    return (manifest as { site?: Partial<Site> } | null)?.site ?? {};
  } catch {
    return {};
  }
}

function createTheme(theme: Site['theme']): string {
  const fonts = Object.fromEntries(
    Object.entries(theme.fonts ?? {}).map(([role, { file: _file, ...font }]) => [role, font]),
  );
  try {
    const stylesheet = themeStylesheet({ ...theme, fonts });
    // A value that could end the style element is no CSS value; `check` reports it.
    return stylesheet.includes('<') ? '' : stylesheet;
  } catch {
    return '';
  }
}
