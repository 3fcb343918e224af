import { readPublicFile } from '../../../base/files/readPublicFile.ts';

/** Reads an image of public/ for a picture: an SVG as it is, others as PNG. */
export async function readCardImage(root: string, path: string): Promise<Buffer> {
  const content = await readPublicFile(root, path);
  if (/\.svg$/i.test(path)) return content;
  const { default: sharp } = await import('sharp');
  return sharp(content).resize({ height: 480, withoutEnlargement: true }).png().toBuffer();
}
