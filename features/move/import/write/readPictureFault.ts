/** Explains why a file cannot be shown as a picture; undefined for one that can, and for files of other kinds. */
export async function readPictureFault(
  address: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  if (!/\.(?:jpe?g|png|gif|webp|avif|tiff?|svg)$/i.test(address))
    return 'it is no picture that browsers show';
  if (bytes.length === 0) return 'the file is empty';
  if (/\.svg$/i.test(address)) {
    const text = new TextDecoder().decode(bytes);
    const [root] = /<svg\b[^>]*>/i.exec(text) ?? [];
    if (!root) return 'it is no drawing';
    return /viewBox=|width=["'][\d.]/i.test(root) ? undefined : 'the drawing has no size';
  }
  const { default: sharp } = await import('sharp');
  try {
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    const ending = address.replace(/^.*\./, '').toLowerCase();
    if (format === undefined || ending === '') return 'it cannot be read';
    return width * height > 100_000_000 ? 'it has more than 100 million pixels' : undefined;
  } catch {
    return 'it cannot be read';
  }
}
