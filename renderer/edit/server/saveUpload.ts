import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { EditError } from '../yaml/EditError.ts';
import { findSvgProblem } from './findSvgProblem.ts';
import { writeWhole } from './writeWhole.ts';

/** The largest picture taken, in bytes. */
export const maxUpload = 20 * 1024 * 1024;

/** Extension → what the content must be: a picture under another name is served as another thing. */
const kinds: Record<string, string> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
  '.gif': 'gif',
  '.svg': 'svg',
};

/**
 * Keeps a picture in public/images/ under its name, or a free one like it. Resolves to its path
 * on the site. Throws an EditError for what is no picture, and for a drawing that does more than
 * draw.
 */
export async function saveUpload(root: string, name: string, content: Buffer): Promise<string> {
  const extension = extname(name).toLowerCase();
  const kind = kinds[extension];
  if (kind === undefined)
    throw new EditError(`Unknown image type. Use ${Object.keys(kinds).join(', ')}`);
  const problem = kind === 'svg' ? findSvgProblem(content) : undefined;
  if (problem)
    throw new EditError(`${problem}. Save it as a plain SVG without scripts and links, or as PNG.`);
  const { width, format } = await sharp(content)
    .metadata()
    .catch(() => ({ width: undefined, format: undefined }));
  if (!width) throw new EditError('Browsers cannot show this image');
  if (format !== kind) throw new EditError(`The file contains ${format}, not ${kind}. Rename it`);
  const stem =
    basename(name, extname(name))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'picture';
  let path = `/images/${stem}${extension}`;
  for (let copy = 2; existsSync(join(root, 'public', path)); copy++)
    path = `/images/${stem}-${copy}${extension}`;
  await writeWhole(join(root, 'public', path), content);
  return path;
}
