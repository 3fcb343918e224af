import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from './loadSharp.ts';
import type { SiteImage } from './SiteImage.ts';

/** Below this alpha (of 255) a pixel counts as transparent. */
const alphaThreshold = 10;

/** Height of the encoded logo in pixels: twice what the header shows, for dense screens. */
const fileHeight = 80;

/**
 * Prepares the logo for the header: crops it to its visible part and encodes it in the size that the
 * header shows. Falls back to the original file when the image cannot be read.
 *
 * @param options.publish returns the URL for the encoded logo
 */
export async function prepareLogo(
  path: string,
  {
    root,
    base,
    publish = toDataUrl,
  }: { root: string; base: string; publish?: (content: Buffer) => string },
): Promise<SiteImage> {
  const sharp = await loadSharp();
  const source = await readFile(join(root, 'public', path));
  try {
    const { data, info } = await sharp(source)
      .extract(await findVisibleBox(source))
      .resize({ height: fileHeight, withoutEnlargement: true })
      .webp({ quality: 88, alphaQuality: 90, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    return {
      src: publish(data),
      width: Math.round(info.width / 2),
      height: Math.round(info.height / 2),
    };
  } catch {
    const { width, height } = await sharp(source)
      .metadata()
      .catch(() => ({ width: fileHeight, height: fileHeight }));
    return { src: base + path.slice(1), width, height };
  }
}

function toDataUrl(content: Buffer): string {
  return `data:image/webp;base64,${content.toString('base64')}`;
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
