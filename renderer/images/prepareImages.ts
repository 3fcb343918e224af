import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { ResolvedImage } from '../../sections/_shared/page.ts';
import { readChecksummed, writeChecksummed } from './checksummedFile.ts';

/** The images of a site, and their files in the output. */
export interface PreparedImages {
  /** Path below public/ → URLs and size. */
  images: Record<string, ResolvedImage>;
  /** Path below the output folder → content. */
  files: Map<string, Buffer>;
}

/**
 * Prepares images for pages: SVG files stay as they are; photos get AVIF and WebP copies in several
 * widths. File names contain a hash of the content.
 *
 * @param options.cache folder for encoded copies, because AVIF takes about a second per copy
 */
export async function prepareImages(
  paths: Iterable<string>,
  { root, base, cache }: { root: string; base: string; cache: string },
): Promise<PreparedImages> {
  const prepared: PreparedImages = { images: {}, files: new Map() };
  await mkdir(cache, { recursive: true });
  for (const path of paths) {
    const source = await readFile(join(root, 'public', path));
    const extension = extname(path);
    const name = `assets/${basename(path, extension)}.${fileNameHash(source)}`;
    const original = `${name}${extension}`;
    const { width, height } = await sharp(source).metadata();
    prepared.files.set(original, source);
    const sources: ResolvedImage['sources'] = [];
    if (extension !== '.svg') {
      for (const format of formats) {
        const srcset = [];
        for (const copyWidth of widthsUpTo(width)) {
          const file = `${name}-${copyWidth}.${format}`;
          prepared.files.set(
            file,
            await encode(source, copyWidth, format, join(cache, basename(file))),
          );
          srcset.push(`${base}${file} ${copyWidth}w`);
        }
        sources.push({ type: `image/${format}`, srcset: srcset.join(', ') });
      }
    }
    prepared.images[path] = { src: base + original, width, height, sources };
  }
  return prepared;
}

const formats = ['avif', 'webp'] as const;

/** Returns the widths of the copies of an image: none is enlarged. */
function widthsUpTo(width: number): number[] {
  const steps = [480, 800, 1200, 1600].filter((step) => step < width);
  return [...steps, Math.min(width, 2000)];
}

/** Encodes a copy of an image, or takes it from the cache. */
async function encode(
  source: Buffer,
  width: number,
  format: (typeof formats)[number],
  cacheFile: string,
): Promise<Buffer> {
  const cached = await readChecksummed(cacheFile);
  if (cached) return cached;
  const copy = await sharp(source)
    .resize({ width })
    .toFormat(format, { quality: format === 'avif' ? 55 : 78 })
    .toBuffer();
  await writeChecksummed(cacheFile, copy);
  return copy;
}

/** Returns the hash that the file name of an asset contains: eight hexadecimal digits. */
export function fileNameHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
