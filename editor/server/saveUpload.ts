import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { resolveWritable } from '../../base/files/writeSiteFile.ts';
import { findSvgProblem } from '../../renderer/images/findSvgProblem.ts';
import { EditError } from '../yaml/EditError.ts';

/** The largest accepted upload, in bytes. */
export const maxUpload = 20 * 1024 * 1024;

/** Extension → the format that the content must have, since images are served by extension. */
const formats: Record<string, string> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
  '.gif': 'gif',
  '.svg': 'svg',
};

/**
 * Saves an image to public/images/ under its name, with a number if that is taken. Resolves to its
 * path on the site. Rejects with an EditError if it is no image, or an unsafe SVG.
 */
export async function saveUpload(root: string, name: string, content: Buffer): Promise<string> {
  const extension = extname(name).toLowerCase();
  const expected = formats[extension];
  if (expected === undefined)
    throw new EditError(`Unknown image type. Use ${Object.keys(formats).join(', ')}`);
  const problem = expected === 'svg' ? findSvgProblem(content) : undefined;
  if (problem)
    throw new EditError(`${problem}. Save it as a plain SVG without scripts and links, or as PNG.`);
  const format = await readFormat(content);
  if (format === undefined) throw new EditError('Browsers cannot show this image');
  if (format !== expected)
    throw new EditError(`The file contains ${format}, not ${expected}. Rename it`);
  const stem =
    basename(name, extname(name))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'picture';
  const folder = resolveWritable(root, 'public/images');
  await mkdir(folder, { recursive: true });
  for (let copy = 1; ; copy++) {
    const file = `${stem}${copy === 1 ? '' : `-${copy}`}${extension}`;
    if (await create(join(folder, file), content)) return `/images/${file}`;
  }
}

/** Reads the format of an image; resolves to undefined if it is none. */
async function readFormat(content: Buffer): Promise<string | undefined> {
  try {
    const { width, format } = await sharp(content).metadata();
    return width ? format : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a file. Resolves to false if it exists: another upload may have taken the name just now. */
async function create(file: string, content: Buffer): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // The disk may be full.
    await rm(file, { force: true });
    throw error;
  }
}
