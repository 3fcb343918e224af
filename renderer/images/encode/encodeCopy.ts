import { basename, join } from 'node:path';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { ImageError } from '../ImageError.ts';
import { loadSharp } from '../loadSharp.ts';
import { getEncoding, type ImageFile } from '../prepareImages.ts';

/** A copy of an image to encode. */
export type CopyTask = Required<ImageFile>;

/**
 * Encodes a copy of an image.
 *
 * @throws ImageError when the image cannot be decoded
 */
export async function encodeCopy(
  { source, copy: { format, width, isAnimated } }: CopyTask,
  root: string,
): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(resolvePublicFile(root, source), { animated: isAnimated ?? false });
    return await (isAnimated ? picture : picture.autoOrient().resize({ width }))
      .toFormat(format, getEncoding(format, width))
      .toBuffer();
  } catch (error) {
    throw new ImageError(source, (error as Error).message);
  }
}

/** Returns the path of a copy in the cache. */
export function copyPath(cache: string, { path }: CopyTask): string {
  return join(cache, basename(path));
}
