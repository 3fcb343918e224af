import sharp from 'sharp';

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a picture in one colour. */
export function samplePicture(color: string, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const key = `${color} ${format}`;
  const known =
    drawn.get(key) ??
    sharp({ create: { width: 640, height: 400, channels: 3, background: color } })
      .toFormat(format)
      .toBuffer();
  drawn.set(key, known);
  return known;
}
