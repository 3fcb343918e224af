import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import type { LayoutPictures } from './SectionPictures.ts';

/** Compares two screenshots of a section, and encodes both. One is missing if the section was added or removed. */
export async function comparePictures(
  layout: string,
  old: Buffer | undefined,
  next: Buffer | undefined,
): Promise<LayoutPictures> {
  const [before, after, difference] = await Promise.all([
    old && encode(sharp(old)),
    next && encode(sharp(next)),
    old && next && !old.equals(next) ? drawDifference(old, next) : undefined,
  ]);
  return {
    layout,
    ...(before && { old: before }),
    ...(after && { new: after }),
    ...(difference && { difference }),
  };
}

/** Draws both pictures above each other, the pixels that differ in red; undefined if none do. */
async function drawDifference(old: Buffer, next: Buffer): Promise<Buffer | undefined> {
  const pictures = [sharp(old), sharp(next)];
  const sizes = await Promise.all(pictures.map((picture) => picture.metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, after] = await Promise.all(
    pictures.map((picture, index) => {
      const { width: right = 0, height: bottom = 0 } = sizes[index] ?? {};
      const margin = { right: width - right, bottom: height - bottom, background: '#0000' };
      // Composing the picture on a larger one takes five times as long.
      return picture.ensureAlpha().extend(margin).raw().toBuffer();
    }),
  );
  if (!before || !after) return undefined;
  const output = Buffer.alloc(before.length);
  const count = pixelmatch(before, after, output, width, height, { threshold: 0.1 });
  return count > 0 ? encode(sharp(output, { raw: { width, height, channels: 4 } })) : undefined;
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 75, effort: 0 }).toBuffer();
}
