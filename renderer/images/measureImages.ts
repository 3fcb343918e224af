import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../base/files/checksummedFile.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { mapConcurrently } from '../../base/lists/mapConcurrently.ts';
import { completeSvg } from './completeSvg.ts';
import { hasPlace } from './hasPlace.ts';
import { loadSharp } from './loadSharp.ts';
import { type SiteImage, unknownSize } from './SiteImage.ts';

/** What is known of a picture once it was decoded. */
export interface PictureMeasures extends Pick<SiteImage, 'width' | 'height' | 'tint'> {
  /** As sharp names it; absent for a picture that cannot be read. */
  format?: string;
  /** Whether it is an SVG that `completeSvg` changes. */
  isIncomplete?: true;
  /** Whether it has several frames. */
  isAnimated?: true;
  /** Whether it says where it was taken. */
  hasPlace?: true;
  /** Why it cannot be read; it has no known size then. */
  fault?: string;
}

/** An image to measure. */
interface MeasuredFile {
  /** Path below public/, with a leading slash. */
  path: string;
  /** Hash of the content. */
  digest: string;
}

/**
 * Measures images, and decodes each once to see that it is whole. Results are kept in the cache by
 * content, because decoding a photo takes long.
 *
 * @returns measures in the order of the images
 */
export async function measureImages(
  images: readonly MeasuredFile[],
  { root, cache }: { root: string; cache: string },
): Promise<PictureMeasures[]> {
  const file = join(cache, fileName);
  const known = await readMeasures(file);
  const measured = await mapConcurrently(
    images,
    // Each holds an image in memory.
    availableParallelism(),
    async ({ path, digest }) => known[digest] ?? (await measureImage(root, path)),
  );
  const measures = Object.fromEntries(
    images.flatMap(({ digest }, index) => {
      const found = measured[index] as PictureMeasures;
      // Another version of sharp, or more memory, may read it.
      return found.fault === undefined ? [[digest, found]] : [];
    }),
  );
  if (Object.keys(measures).some((digest) => !known[digest]))
    await writeChecksummed(file, Buffer.from(JSON.stringify({ ...known, ...measures }))).catch(
      // A folder that cannot be written makes the next check slower, not wrong.
      () => {},
    );
  return measured;
}

/** The number grows whenever images are measured in another way. */
const fileName = 'measures-3';

async function readMeasures(file: string): Promise<Record<string, PictureMeasures>> {
  const content = await readChecksummed(file);
  return content ? JSON.parse(content.toString()) : {};
}

async function measureImage(root: string, path: string): Promise<PictureMeasures> {
  const sharp = await loadSharp();
  try {
    const content = await readFile(resolvePublicFile(root, path));
    const completed = /\.svg$/i.test(path) ? completeSvg(content) : undefined;
    const picture = completed ?? content;
    const options = { limitInputPixels: mostPixels };
    // A camera held upright saves a wide picture and a note that it has to be turned.
    const metadata = await sharp(picture, options).metadata();
    const { format, hasAlpha, autoOrient, pages = 1 } = metadata;
    const { width, height } = autoOrient;
    const measures: PictureMeasures = {
      width,
      height,
      format,
      ...(completed && { isIncomplete: true }),
      ...((pages > 1 && format !== 'tiff') || isAnimatedPng(content) ? { isAnimated: true } : {}),
      ...(hasPlace(metadata) && { hasPlace: true }),
    };
    if (format === 'svg') return measures;
    const pixel = await sharp(picture, options)
      .resize(1, 1, { fit: 'fill' })
      .toColorspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
    return hasAlpha ? measures : { ...measures, tint: toHex(pixel) };
  } catch (error) {
    return { ...unknownSize, fault: explainError(error as Error) };
  }
}

/** Decoded, a picture of this size takes 400 MB of memory. */
const mostPixels = 100_000_000;

function explainError({ message }: Error): string {
  if (/exceeds pixel limit/i.test(message)) return 'it has more than 100 million pixels';
  const [, xml] = /XML parse error: .*?of data: *([^\n]*)/s.exec(message) ?? [];
  return xml ? `it is not readable XML (${xml.trim()})` : 'it is damaged, or not complete';
}

/** Whether a PNG has frames, which sharp does not read. They are announced before the first one. */
function isAnimatedPng(content: Buffer): boolean {
  if (!content.subarray(1, 4).equals(Buffer.from('PNG'))) return false;
  const frames = content.indexOf('acTL');
  return frames > 0 && frames < content.indexOf('IDAT');
}

/** Returns the colour of a pixel in three hexadecimal digits. */
function toHex([red = 0, green = red, blue = red]: Buffer): string {
  return [red, green, blue].map((value) => Math.round(value / 17).toString(16)).join('');
}
