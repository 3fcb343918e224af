import { basename, extname, join } from 'node:path';
import { fileNameHash } from './fileNameHash.ts';
import { measureImages } from './measureImages.ts';
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
 * @param options.digestOf returns the hash of an image's content
 */
export async function prepareImages(
  paths: Iterable<string>,
  options: {
    root: string;
    base: string;
    cache: string;
    measuresQuickly?: boolean;
    digestOf(path: string): string | Promise<string>;
  },
): Promise<PreparedImages> {
  const { base, digestOf } = options;
  const sources = await Promise.all(
    [...paths].map(async (path) => ({ path, digest: await digestOf(path) })),
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
              const settings = JSON.stringify(encodingOf(format, width));
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
export function encodingOf(
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
