import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from './checksummedFile.ts';
import { ImageError } from './ImageError.ts';
import type { SiteImage } from './SiteImage.ts';

/** Size and average colour of an image. */
export type ImageMeasures = Pick<SiteImage, 'width' | 'height' | 'tint'>;

/** An image to measure. */
export interface MeasuredFile {
  /** Path below public/, with a leading slash. */
  path: string;
  /** Hash of the content. */
  digest: string;
}

/**
 * Measures images. Results are kept in the cache by content, because decoding a photo takes long.
 *
 * @returns measures in the order of the images
 * @throws ImageError when an image cannot be decoded
 */
export async function measureImages(
  images: readonly MeasuredFile[],
  { root, cache }: { root: string; cache: string },
): Promise<ImageMeasures[]> {
  const file = join(cache, 'measures');
  const known = await readMeasures(file);
  const measured = await Promise.all(
    images.map(async ({ path, digest }) => known[digest] ?? (await measureImage(root, path))),
  );
  const measures = Object.fromEntries(
    images.map(({ digest }, index) => [digest, measured[index] as ImageMeasures]),
  );
  if (Object.keys(measures).some((digest) => !known[digest]))
    await writeChecksummed(file, Buffer.from(JSON.stringify({ ...known, ...measures })));
  return measured;
}

async function readMeasures(file: string): Promise<Record<string, ImageMeasures>> {
  const content = await readChecksummed(file);
  return content ? JSON.parse(content.toString()) : {};
}

async function measureImage(root: string, path: string): Promise<ImageMeasures> {
  // Loading sharp takes time: builds whose images are all known must not wait for it.
  const { default: sharp } = await import('sharp');
  try {
    const file = await readFile(join(root, 'public', path));
    const { width, height, format, hasAlpha } = await sharp(file).metadata();
    if (format === 'svg' || hasAlpha) return { width, height };
    const pixel = await sharp(file)
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
    return { width, height, tint: toHex(pixel) };
  } catch (error) {
    throw new ImageError(path, (error as Error).message);
  }
}

/** Returns the colour of a pixel in three hexadecimal digits. */
function toHex([red = 0, green = red, blue = red]: Buffer): string {
  return [red, green, blue].map((value) => Math.round(value / 17).toString(16)).join('');
}
