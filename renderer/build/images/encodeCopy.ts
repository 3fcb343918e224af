import { join } from 'node:path';
import { ImageError } from '../../images/ImageError.ts';
import { encodings, type ImageFile } from '../../images/prepareImages.ts';

/** A copy of an image to encode. */
export type CopyTask = Required<ImageFile>;

/**
 * Encodes a copy of an image.
 *
 * @throws ImageError when the image cannot be decoded
 */
export async function encodeCopy(
  { source, copy: { format, width } }: CopyTask,
  root: string,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Several copies are encoded at once, each by one thread; that is faster than the reverse.
  sharp.concurrency(1);
  try {
    return await sharp(join(root, 'public', source))
      .resize({ width })
      .toFormat(format, encodings[format])
      .toBuffer();
  } catch (error) {
    throw new ImageError(source, (error as Error).message);
  }
}
