import { join } from 'node:path';
import type { Sharp, WebpOptions } from 'sharp';
import { readChecksummed, writeChecksummed } from '../../base/files/checksummedFile.ts';
import { fileNameHash } from '../../base/files/fileNameHash.ts';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import { encodePath } from '../../base/text/encodePath.ts';
import { loadSharp } from './loadSharp.ts';
import { type SiteImage, unknownSize } from './SiteImage.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

/** Below this alpha (of 255) a pixel counts as transparent. */
const alphaThreshold = 10;

/** Height of a raster logo in pixels: twice what the header shows, for dense screens. */
const fileHeight = 72;

/** The size in bytes up to which pages contain the logo, so that it needs no request. */
const inlineSize = 4096;

/** The largest logo that is decoded: as four bytes for each pixel. */
const mostPixels = 50_000_000;

/** Options of `prepareLogo`. */
interface LogoOptions {
  root: string;
  base: string;
  /** Folder that keeps encoded logos, by the content of their images. */
  cache?: string;
  /** Returns the URL for the logo. */
  publish?: (content: Buffer, extension: '.svg' | '.webp') => string;
}

/**
 * Prepares a logo for header and footer. An SVG stays one, without what it does not need. A raster image
 * is cropped to its visible part and encoded in the size that the header shows, never enlarged. Falls
 * back to the original file when the image cannot be read.
 */
export async function prepareLogo(
  path: string,
  { root, base, cache, publish = toDataUrl }: LogoOptions,
): Promise<SiteImage> {
  const source = await readPublicFile(root, path).catch(() => undefined);
  // Its rule may be turned off.
  if (!source) return { src: base + encodePath(path.slice(1)), ...unknownSize };
  const drawing = path.toLowerCase().endsWith('.svg') ? sanitizeSvg(source) : undefined;
  if (drawing) {
    const { text, width, height } = drawing;
    const content = Buffer.from(text);
    return toImage(content, '.svg', { width: (width / height) * fileHeight, height: fileHeight });
  }
  const file = cache && join(cache, `logo-${fileHeight}-palette-${fileNameHash(source)}.json`);
  const cached = file && (await readChecksummed(file));
  const logo: EncodedLogo | undefined = cached
    ? JSON.parse(cached.toString())
    : await encodeLogo(source);
  if (!logo) {
    const { width, height } = await measureLogo(source);
    return { src: base + encodePath(path.slice(1)), width, height };
  }
  if (file && !cached) await writeChecksummed(file, Buffer.from(JSON.stringify(logo)));
  return toImage(Buffer.from(logo.content, 'base64'), '.webp', logo);

  /** Returns a logo in the size of the header, which has two pixels for each of CSS. */
  function toImage(
    content: Buffer,
    extension: '.svg' | '.webp',
    { width, height }: { width: number; height: number },
  ): SiteImage {
    return {
      src: publish(content, extension),
      width: Math.round(width / 2),
      height: Math.round(height / 2),
      ...(content.length <= inlineSize && { inline: toDataUrl(content, extension) }),
    };
  }
}

/** An encoded logo as base64, with its size in pixels. */
interface EncodedLogo {
  content: string;
  width: number;
  height: number;
}

/** Returns undefined when the image cannot be read. */
async function encodeLogo(source: Buffer): Promise<EncodedLogo | undefined> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(source)
      .extract(await findVisibleBox(source))
      .resize({ height: fileHeight, withoutEnlargement: true });
    const encode = (input: Sharp, options: WebpOptions) =>
      input.webp({ effort: 6, ...options }).toBuffer({ resolveWithObject: true });
    const photo = await encode(picture.clone(), { quality: 88, alphaQuality: 90 });
    // Smaller and sharper for flat colours and their smooth edges.
    const palette = await picture.png({ quality: 80, dither: 0 }).toBuffer();
    const flat = await encode(sharp(palette), { lossless: true });
    const { data, info } = flat.data.length < photo.data.length ? flat : photo;
    return { content: data.toString('base64'), width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

async function measureLogo(source: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  return sharp(source)
    .metadata()
    .catch(() => ({ width: fileHeight, height: fileHeight }));
}

function toDataUrl(content: Buffer, extension: '.svg' | '.webp'): string {
  if (extension === '.webp') return `data:image/webp;base64,${content.toString('base64')}`;
  // Text compresses better than base64.
  const text = encodeURIComponent(content.toString()).replaceAll(
    /%(?:20|2C|2F|3A|3B|3D)/g,
    decodeURIComponent,
  );
  return `data:image/svg+xml,${text}`;
}

/** Returns the smallest box that contains all pixels that are not transparent. */
export async function findVisibleBox(
  source: Buffer,
): Promise<{ left: number; top: number; width: number; height: number }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(source, { limitInputPixels: mostPixels })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const alpha = data[(y * info.width + x) * info.channels + info.channels - 1] ?? 0;
      if (alpha < alphaThreshold) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) throw new Error('The logo has no visible pixel');
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
