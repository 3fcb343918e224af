import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import { listLogos } from '../../../schema/vocabulary/site/logo.ts';
import type { Site } from '../../../schema/vocabulary/site/site.ts';

/** The size in bytes up to which an original replaces its file, because Chromium loads both. */
const originalSize = 50_000;

/**
 * Returns the custom properties with the original files of the logo, which the header shows if the
 * prepared ones cannot be loaded.
 */
export async function logoStylesheet(
  site: Pick<Site, 'logo'>,
  { root, base }: { root: string; base: string },
): Promise<string> {
  const declarations: string[] = [];
  for (const [index, path] of listLogos(site).entries()) {
    const { length } = await readPublicFile(root, path);
    const url = base + path.slice(1).split('/').map(encodeURIComponent).join('/');
    const name = index === 0 ? '--logo' : '--logo-dark';
    if (length <= originalSize) declarations.push(`${name}:url("${url}")`);
  }
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}
