import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { EditError } from '../manifestEdit/EditError.ts';
import { writeWhole } from './siteFiles.ts';

/** The largest picture taken, in bytes. */
export const maxUpload = 20 * 1024 * 1024;

const kinds = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg'];

/**
 * Keeps a picture in public/images/ under its name, or a free one like it. Resolves to its path
 * on the site. Throws an EditError for what is no picture.
 */
export async function saveUpload(root: string, name: string, content: Buffer): Promise<string> {
  const extension = extname(name).toLowerCase();
  if (!kinds.includes(extension))
    throw new EditError(`Unknown image type. Use ${kinds.join(', ')}`);
  const { width } = await sharp(content)
    .metadata()
    .catch(() => ({ width: undefined }));
  if (!width) throw new EditError('Browsers cannot show this image');
  const stem =
    basename(name, extname(name))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'picture';
  let path = `/images/${stem}${extension}`;
  for (let copy = 2; existsSync(join(root, 'public', path)); copy++)
    path = `/images/${stem}-${copy}${extension}`;
  await writeWhole(join(root, 'public', path), content);
  return path;
}
