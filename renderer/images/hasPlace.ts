import type { Metadata } from 'sharp';

/** Whether the data that a camera or a program wrote into a picture say where it was taken. */
export function hasPlace({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  return (exif !== undefined && hasCoordinates(exif)) || (xmp?.includes('GPSLatitude') ?? false);
}

/** Whether Exif data, which are a small TIFF, have a latitude. */
function hasCoordinates(exif: Buffer): boolean {
  const start = exif.subarray(0, 4).equals(Buffer.from('Exif')) ? 6 : 0;
  const data = exif.subarray(start);
  try {
    const isLittle = data.toString('latin1', 0, 2) === 'II';
    const read16 = (at: number) => (isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
    const read32 = (at: number) => (isLittle ? data.readUInt32LE(at) : data.readUInt32BE(at));
    /** Returns where the entry of a directory with a tag begins. */
    const find = (directory: number, tag: number) =>
      Array.from({ length: read16(directory) }, (_, index) => directory + 2 + 12 * index).find(
        (at) => read16(at) === tag,
      );
    const pointer = find(read32(4), gpsDirectory);
    return pointer !== undefined && find(read32(pointer + 8), latitude) !== undefined;
  } catch {
    // Damaged data, which no program reads.
    return false;
  }
}

const gpsDirectory = 0x88_25;
const latitude = 2;
