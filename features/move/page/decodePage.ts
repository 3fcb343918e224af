/**
 * Decodes the bytes of a page: by its byte order mark, the `charset` of the answer, its `meta` tag or XML
 * declaration; otherwise as UTF-8, or windows-1252 if it is none.
 *
 * @param contentType the header of the answer; empty for a file
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const bigMark = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const named = [
    mark ?? bigMark ?? (isMarked ? 'utf-8' : undefined),
    /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(contentType)?.[1],
    // A tag that could be read is not in UTF-16.
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1]?.replace(/^utf-16.*/i, 'utf-8'),
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i.exec(start)?.[1],
  ];
  for (const name of named) {
    const decoder = name && createDecoder(name);
    if (decoder) return decode(bytes, decoder);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, new TextDecoder('windows-1252'));
  }
}

/** Decodes bytes. Some versions of Node read windows-1252 as ISO 8859-1, without quotes and dashes. */
function decode(bytes: Uint8Array, decoder: InstanceType<typeof TextDecoder>): string {
  const text = decoder.decode(bytes);
  return decoder.encoding === 'windows-1252'
    ? text.replace(
        /[\u0080-\u009f]/g,
        (letter) => westernSigns[letter.charCodeAt(0) - 0x80] ?? letter,
      )
    : text;
}

/** What windows-1252 has from 0x80 to 0x9f; unused places have a space. */
const westernSigns = [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'];

function createDecoder(name: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(name);
  } catch {
    return undefined;
  }
}
