/**
 * Decodes a file that a spreadsheet wrote: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, as
 * Excel writes CSV by default.
 *
 * @returns `encoding`: the name of the encoding if it is not UTF-8
 */
export function decodeTable(bytes: Uint8Array): { text: string; encoding?: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'UTF-16LE');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'UTF-16BE');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return decode(bytes, 'Windows-1252');
  }
}

/** Keeps a byte order mark, by which spreadsheets know UTF-8. */
function decode(bytes: Uint8Array, encoding: string): { text: string; encoding: string } {
  return { text: `\uFEFF${new TextDecoder(encoding).decode(bytes)}`, encoding };
}
