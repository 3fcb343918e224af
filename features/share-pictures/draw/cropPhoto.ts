import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import type { SizedPhoto } from '../card/SharePhoto.ts';
import { pictureSize } from '../layouts/parts.ts';

/** Cuts a photo to the size of share pictures around its focus, as JPEG, which every service reads. */
export async function cropPhoto(
  root: string,
  { path, focus, width, height }: SizedPhoto,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const scale = Math.max(pictureSize.width / width, pictureSize.height / height);
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const [left, top] = [
    place(scaled.width, pictureSize.width, focus[0]),
    place(scaled.height, pictureSize.height, focus[1]),
  ];
  return sharp(await readPublicFile(root, path))
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...pictureSize })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Returns where a cut begins, so that the focus is as near to its middle as the picture allows. */
function place(length: number, part: number, percent: number): number {
  const start = Math.round((length * percent) / 100 - part / 2);
  return Math.max(0, Math.min(length - part, start));
}
