import sharp from 'sharp';

/**
 * Creates a photo of 2,400 × 1,600 pixels as JPEG (1 MB): soft shapes under the noise of a
 * camera, which is what encoders take longest for. The same number gives the same photo.
 */
export async function noisyPhoto(seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  const wave = 90 + ((seed * 37) % 160);
  const across = Float32Array.from({ length: width }, (_, x) => 40 * Math.sin(x / wave));
  const down = Float32Array.from({ length: height }, (_, y) => 40 * Math.cos(y / wave));
  let state = seed * 2_654_435_761 + 1;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Xorshift: Math.random() gives another photo each time.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const shape = (across[x] as number) + (down[y] as number);
      pixels[at++] = 112 + shape * 0.9 + (state & 63) - 32;
      pixels[at++] = 128 + shape * 0.7 + ((state >>> 8) & 63) - 32;
      pixels[at++] = 144 - shape * 0.8 + ((state >>> 16) & 63) - 32;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 78 })
    .toBuffer();
}

const width = 2400;
const height = 1600;
