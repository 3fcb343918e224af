import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../base/files/checksummedFile.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { mapConcurrently } from '../../base/lists/mapConcurrently.ts';
import { ImageError } from './ImageError.ts';
import { loadSharp } from './loadSharp.ts';
import type { SiteImage } from './SiteImage.ts';

/** Size of an image, as it is displayed, and its average colour. */
type ImageMeasures = Pick<SiteImage, 'width' | 'height' | 'tint'>;

/** An image to measure. */
interface MeasuredFile {
  /** Path below public/, with a leading slash. */
  path: string;
  /** Hash of the content. */
  digest: string;
}

/**
 * Measures images. Results are kept in the cache by content, because decoding a photo takes long.
 *
 * @param options.measuresQuickly whether photos need no average colour unless it is known
 * @returns measures in the order of the images
 * @throws ImageError when an image cannot be decoded
 */
export async function measureImages(
  images: readonly MeasuredFile[],
  { root, cache, measuresQuickly = false }: MeasureOptions,
): Promise<ImageMeasures[]> {
  const file = join(cache, fileName);
  const known = await readMeasures(file);
  const measured = await mapConcurrently(
    images,
    // Each holds an image in memory.
    availableParallelism(),
    async ({ path, digest }) => known[digest] ?? (await measureImage(root, path, measuresQuickly)),
  );
  const measures = Object.fromEntries(
    images.map(({ digest }, index) => [digest, measured[index] as ImageMeasures]),
  );
  if (!measuresQuickly && Object.keys(measures).some((digest) => !known[digest]))
    await writeChecksummed(file, Buffer.from(JSON.stringify({ ...known, ...measures })));
  return measured;
}

interface MeasureOptions {
  root: string;
  cache: string;
  measuresQuickly?: boolean | undefined;
}

/** The number grows whenever images are measured in another way. */
const fileName = 'measures-2';

async function readMeasures(file: string): Promise<Record<string, ImageMeasures>> {
  const content = await readChecksummed(file);
  return content ? JSON.parse(content.toString()) : {};
}

async function measureImage(
  root: string,
  path: string,
  measuresQuickly: boolean,
): Promise<ImageMeasures> {
  const sharp = await loadSharp();
  try {
    const file = resolvePublicFile(root, path);
    // A camera held upright saves a wide picture and a note that it has to be turned.
    const { format, hasAlpha, autoOrient } = await sharp(file).metadata();
    const { width, height } = autoOrient;
    if (format === 'svg' || hasAlpha || measuresQuickly) return { width, height };
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
