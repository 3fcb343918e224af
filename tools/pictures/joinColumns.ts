import sharp, { type Sharp } from 'sharp';

/** Joins pictures of the same width into one picture, beside each other on grey. */
export async function joinColumns(columns: readonly Buffer[], gap: number): Promise<Sharp> {
  const sizes = await Promise.all(columns.map((column) => sharp(column).metadata()));
  const [{ width = 0 } = {}] = sizes;
  return sharp({
    create: {
      width: (width + gap) * columns.length,
      height: Math.max(...sizes.map(({ height = 0 }) => height)),
      channels: 3,
      background: '#888',
    },
  }).composite(columns.map((input, index) => ({ input, left: index * (width + gap), top: 0 })));
}
