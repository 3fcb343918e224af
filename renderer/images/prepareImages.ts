import { basename, extname, join } from 'node:path';
import { fileNameHash } from '../../base/files/fileNameHash.ts';
import { encodePath } from '../../base/text/encodePath.ts';
import { completion } from './completeSvg.ts';
import { measureImages, type PictureMeasures } from './measureImages.ts';
import { type ImageCopy, type ImageFormat, imageFormats, type SiteImage } from './SiteImage.ts';

/** The images of a site, and the files that pages may refer to. */
export interface PreparedImages {
  /** Path below public/ → the image. */
  images: Record<string, SiteImage>;
  /** URL → the file. */
  files: Map<string, ImageFile>;
  /** Path below public/ → what was found in the file. */
  measures: Record<string, PictureMeasures>;
}

/** A file of an image in the output. Its name contains a hash of everything it depends on. */
export interface ImageFile {
  /** Path below the output folder. */
  path: string;
  /** Path of the image below public/, with a leading slash. */
  source: string;
  /** How the file is encoded; absent for the image as its author saved it. */
  copy?: { format: ImageFormat; width: number; isAnimated?: true };
}

/**
 * Prepares images for pages: measures them and names the files that pages may refer to. SVG files
 * stay as they are, apart from what `completeSvg` adds; photos get copies in several widths, which are
 * encoded once pages refer to them. Animated pictures keep moving.
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
    getDigest(path: string): string | Promise<string>;
  },
): Promise<PreparedImages> {
  const { base, getDigest } = options;
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, digest: await getDigest(path) })),
  );
  const measured = await measureImages(sources, options);
  const prepared: PreparedImages = { images: {}, files: new Map(), measures: {} };
  for (const [index, { path: source, digest }] of sources.entries()) {
    const measures = measured[index] as (typeof measured)[number];
    const { width, height, tint, format } = measures;
    prepared.measures[source] = measures;
    const addFile = (path: string, copy?: ImageFile['copy']) => {
      const url = base + encodePath(path);
      prepared.files.set(url, { path, source, ...(copy && { copy }) });
      return url;
    };
    const name = join('assets', basename(source, extname(source)).normalize());
    const extension = chooseExtension(source, format);
    const copies = listCopies(measures).map((copy): ImageCopy => {
      const settings = JSON.stringify(getEncoding(copy.format, copy.width));
      const variant = copy.isAnimated ? 'animated' : 'oriented';
      const hash = fileNameHash(`${digest} ${settings} ${variant}`);
      const src = addFile(`${name}.${hash}-${copy.width}.${copy.format}`, copy);
      return { format: copy.format, width: copy.width, src };
    });
    // Browsers do not show TIFF.
    const shown = format === 'tiff' ? copies.findLast((copy) => copy.format === 'webp') : undefined;
    const content = measures.isIncomplete ? `${digest} ${completion}` : digest;
    const src = shown?.src ?? addFile(`${name}.${fileNameHash(content)}${extension}`);
    const image = { src, width, height, ...(tint && { tint }) };
    prepared.images[source] = copies.length > 0 ? { ...image, copies } : image;
  }
  return prepared;
}

/** Returns the extension by which servers know the type of an image. */
function chooseExtension(source: string, format = ''): string {
  const extension = extname(source).toLowerCase();
  const [usual = extension, ...others] = extensions[format] ?? [];
  return others.includes(extension) ? extension : usual;
}

const extensions: Record<string, string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  svg: ['.svg'],
  heif: ['.avif'],
};

/** Lists the copies of an image: photos in all formats and widths, and one of an animated GIF. */
function listCopies({
  format,
  width,
  isAnimated,
  fault,
}: PictureMeasures): NonNullable<ImageFile['copy']>[] {
  if (format === 'svg' || fault) return [];
  if (isAnimated) return format === 'gif' ? [{ format: 'webp', width, isAnimated }] : [];
  return imageFormats.flatMap((format) => widthsUpTo(width).map((width) => ({ format, width })));
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
