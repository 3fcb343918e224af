/**
 * Decodes a text file of an old site: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which
 * contains Latin-1. Byte order marks are removed, and lines end as on Unix.
 *
 * @returns `encoding`: the name of the encoding if it is not UTF-8
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding?: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'UTF-16LE');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'UTF-16BE');
  try {
    return { text: tidy(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return decode(bytes, 'Windows-1252');
  }
}

function decode(bytes: Uint8Array, encoding: string): { text: string; encoding: string } {
  return { text: tidy(new TextDecoder(encoding).decode(bytes)), encoding };
}

function tidy(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}
