import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../base/files/checksummedFile.ts';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import { fileNameHash } from './fileNameHash.ts';
import { loadSharp } from './loadSharp.ts';
import type { SiteImage } from './SiteImage.ts';
import { sanitizeSvg } from './sanitizeSvg.ts';

/** Below this alpha (of 255) a pixel counts as transparent. */
const alphaThreshold = 10;

/** Height of a raster logo in pixels: twice what the header shows, for dense screens. */
const fileHeight = 80;

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
  const source = await readPublicFile(root, path);
  const drawing = path.toLowerCase().endsWith('.svg') ? sanitizeSvg(source) : undefined;
  if (drawing) {
    const { text, width, height } = drawing;
    return halved(publish(Buffer.from(text), '.svg'), (width / height) * fileHeight, fileHeight);
  }
  const file = cache && join(cache, `logo-${fileHeight}-${fileNameHash(source)}.json`);
  const cached = file && (await readChecksummed(file));
  const logo: EncodedLogo | undefined = cached
    ? JSON.parse(cached.toString())
    : await encodeLogo(source);
  if (!logo) {
    const { width, height } = await measureLogo(source);
    return { src: base + path.slice(1), width, height };
  }
  if (file && !cached) await writeChecksummed(file, Buffer.from(JSON.stringify(logo)));
  return halved(publish(Buffer.from(logo.content, 'base64'), '.webp'), logo.width, logo.height);
}

/** Returns a logo in the size of the header, which has two pixels for each of CSS. */
function halved(src: string, width: number, height: number): SiteImage {
  return { src, width: Math.round(width / 2), height: Math.round(height / 2) };
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
    const { data, info } = await sharp(source)
      .extract(await findVisibleBox(source))
      .resize({ height: fileHeight, withoutEnlargement: true })
      .webp({ quality: 88, alphaQuality: 90, effort: 6 })
      .toBuffer({ resolveWithObject: true });
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
  const type = extension === '.svg' ? 'svg+xml' : 'webp';
  return `data:image/${type};base64,${content.toString('base64')}`;
}

/** Returns the smallest box that contains all pixels that are not transparent. */
export async function findVisibleBox(
  source: Buffer,
): Promise<{ left: number; top: number; width: number; height: number }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(source)
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
