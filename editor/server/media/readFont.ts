import { readFile } from 'node:fs/promises';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { type FontNames, readFontNames } from '../../../features/_shared/fonts/index.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';

/**
 * Returns the family and weights of a font of public/.
 *
 * @throws EditError if the file is no font
 */
export async function readFont(root: string, path: string): Promise<FontNames> {
  const names = readFontNames(await readFile(resolvePublicFile(root, path)));
  if (names) return names;
  throw new EditError(
    `${path} is no font that can be read. Choose a file that ends in .woff2, .ttf, .otf or .woff`,
  );
}
