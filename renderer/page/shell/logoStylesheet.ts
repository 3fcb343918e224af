import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import { encodePath } from '../../../base/text/encodePath.ts';
import { listLogos, type Site } from '../../../schema/vocabulary.ts';

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
    // The rule for missing pictures may be turned off.
    const content = await readPublicFile(root, path).catch(() => undefined);
    if (!content) continue;
    const url = base + encodePath(path.slice(1));
    const name = index === 0 ? '--logo' : '--logo-dark';
    if (content.length <= originalSize) declarations.push(`${name}:url("${url}")`);
  }
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}
