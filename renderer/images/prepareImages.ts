import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../base/files/checksummedFile.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { mapConcurrently } from '../../base/lists/mapConcurrently.ts';
import { fileNameHash } from './fileNameHash.ts';
import { ImageError } from './ImageError.ts';
import { loadSharp } from './loadSharp.ts';
import { type ImageFormat, imageFormats, type SiteImage } from './SiteImage.ts';

/** The images of a site, and the files that pages may refer to. */
export interface PreparedImages {
  /** Path below public/ → the image. */
  images: Record<string, SiteImage>;
  /** URL → the file. */
  files: Map<string, ImageFile>;
}

/** A file of an image in the output. Its name contains a hash of everything it depends on. */
export interface ImageFile {
  /** Path below the output folder. */
  path: string;
  /** Path of the image below public/, with a leading slash. */
  source: string;
  /** How the file is encoded; absent for the image as its author saved it. */
  copy?: { format: ImageFormat; width: number };
}

/**
 * Prepares images for pages: measures them and names the files that pages may refer to. SVG files
 * stay as they are; photos get copies in several widths, which are encoded once pages refer to them.
 *
 * @param options.cache folder of the encoded copies
 * @param options.getDigest returns the hash of an image's content
 */
export async function prepareImages(
  paths: readonly string[],
  options: {
    root: string;
    base: string;
    cache: string;
    measuresQuickly?: boolean;
    getDigest(path: string): string | Promise<string>;
  },
): Promise<PreparedImages> {
  const { base, getDigest } = options;
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, digest: await getDigest(path) })),
  );
  const measures = await measureImages(sources, options);
  const prepared: PreparedImages = { images: {}, files: new Map() };
  for (const [index, { path: source, digest }] of sources.entries()) {
    const measure = measures[index] as (typeof measures)[number];
    const addFile = (path: string, copy?: ImageFile['copy']) => {
      prepared.files.set(base + path, { path, source, ...(copy && { copy }) });
      return base + path;
    };
    const extension = extname(source);
    const name = join('assets', basename(source, extension));
    const src = addFile(`${name}.${fileNameHash(digest)}${extension}`);
    const copies =
      extension === '.svg'
        ? undefined
        : imageFormats.flatMap((format) => {
            return widthsUpTo(measure.width).map((width) => {
              const settings = JSON.stringify(getEncoding(format, width));
              const hash = fileNameHash(`${digest} ${settings} oriented`);
              const url = addFile(`${name}.${hash}-${width}.${format}`, { format, width });
              return { format, width, src: url };
            });
          });
    prepared.images[source] = { src, ...measure, ...(copies && { copies }) };
  }
  return prepared;
}

/**
 * Returns how a copy is encoded: with about the size and error of sharp's default effort, 4, in a tenth
 * of the time. A higher effort is cheap for small copies, and saves less of large ones.
 * docs/benchmarks.md has the figures.
 */
export function getEncoding(
  format: ImageFormat,
  width: number,
): { quality: number; effort: number } {
  if (format === 'webp') return { quality: 78, effort: 2 };
  return { quality: 54, effort: width <= 1200 ? 3 : 2 };
}

/** Returns the widths of the copies of an image: none is enlarged. */
function widthsUpTo(width: number): number[] {
  const steps = [160, 480, 800, 1200, 1600].filter((step) => step < width);
  return [...steps, Math.min(width, 2000)];
}

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
