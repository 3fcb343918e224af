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
  const sizes = await Promise.all([sharp(old).metadata(), sharp(next).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const read = (picture: Buffer) =>
    sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .composite([{ input: picture, top: 0, left: 0 }])
      .raw()
      .toBuffer();
  const [before, after] = await Promise.all([read(old), read(next)]);
  const output = Buffer.alloc(before.length);
  const count = pixelmatch(before, after, output, width, height, { threshold: 0.1 });
  return count > 0 ? encode(sharp(output, { raw: { width, height, channels: 4 } })) : undefined;
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 75, effort: 1 }).toBuffer();
}
