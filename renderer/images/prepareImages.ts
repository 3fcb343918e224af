import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { ResolvedImage } from '../../sections/_shared/page.ts';
import { readChecksummed, writeChecksummed } from './checksummedFile.ts';

/** The pictures of a site, ready to be served, and the files to put into the output. */
export interface PreparedImages {
  /** Path below public/ → what pages serve for it. */
  images: Record<string, ResolvedImage>;
  /** File below the output folder → content. */
  files: Map<string, Buffer>;
}

/**
 * Makes every picture ready: a drawing keeps its form; a photo gets AVIF and WebP copies in the
 * widths that screens ask for. Names carry a hash of the content. Encoded copies are kept in
 * `cache`, since AVIF takes about a second each.
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
        for (const copy of widthsUpTo(width)) {
          const file = `${name}-${copy}.${format}`;
          prepared.files.set(
            file,
            await encoded(source, copy, format, join(cache, basename(file))),
          );
          srcset.push(`${base}${file} ${copy}w`);
        }
        sources.push({ type: `image/${format}`, srcset: srcset.join(', ') });
      }
    }
    prepared.images[path] = { src: base + original, width, height, sources };
  }
  return prepared;
}

const formats = ['avif', 'webp'] as const;

function widthsUpTo(width: number): number[] {
  return [...[480, 800, 1200, 1600].filter((step) => step < width), Math.min(width, 2000)];
}

async function encoded(
  source: Buffer,
  width: number,
  format: (typeof formats)[number],
  file: string,
): Promise<Buffer> {
  const kept = await readChecksummed(file);
  if (kept) return kept;
  const copy = await sharp(source)
    .resize({ width })
    .toFormat(format, { quality: format === 'avif' ? 55 : 78 })
    .toBuffer();
  await writeChecksummed(file, copy);
  return copy;
}

/** Eight hexadecimal digits that change with the content. */
export function fileNameHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
