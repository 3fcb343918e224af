import { TextDecoder } from 'node:util';
/**
 * Decodes a file from outside in the encoding that it names: by a byte order mark, in the header of PO,
 * in the XML declaration of XLIFF; otherwise UTF-8. Throws an error whose message tells the translator
 * what is wrong, rather than lose a letter.
 */
export function decodeTranslations(bytes: Uint8Array): string {
  const named = findMark(bytes) ?? findNamed(bytes);
  const encoding = named ?? 'utf-8';
  const text = decode(bytes, encoding, named === undefined);
  const zero = text.indexOf('\0');
  if (zero >= 0)
    throw new Error(
      `Line ${countLines(text.slice(0, zero))} contains a zero byte, as UTF-16 and UTF-32 do. Save it as UTF-8.`,
    );
  const lost = text.indexOf('\ufffd');
  if (lost >= 0)
    throw new Error(
      `Line ${countLines(text.slice(0, lost))} contains the sign U+FFFD, which stands for a letter that was lost. Save the file again as UTF-8, from a program that still shows the letter.`,
    );
  return text;
}

function decode(bytes: Uint8Array, encoding: string, isAssumed: boolean): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Error(`It names the encoding “${encoding}”, which is unknown. Save it as UTF-8.`);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Error(
      isAssumed
        ? `It is not UTF-8: line ${findWrongLine(bytes)} has other bytes. In a spreadsheet, save it as “CSV UTF-8”; in another program, choose UTF-8 as the encoding.`
        : `It says that it is ${decoder.encoding.toUpperCase()}, but ${decoder.encoding === 'utf-8' ? `line ${findWrongLine(bytes)} has other bytes` : 'its bytes are not'}. Save it in that encoding, or name its own.`,
    );
  }
}

function findMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // `<` of an XML declaration without a mark.
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return undefined;
}

/** Finds the encoding that the beginning of a PO or XLIFF file names. */
function findNamed(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8192));
  const [, name] =
    /^\s*<\?xml\b[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(start) ??
    /^"Content-Type:[^"\n]*?charset=([^\s"\\;]+)/im.exec(start) ??
    [];
  // The template of gettext, which does not name an encoding yet.
  return name === 'CHARSET' ? undefined : name;
}

function findWrongLine(bytes: Uint8Array): number {
  return countLines(new TextDecoder().decode(bytes).split('\ufffd')[0] ?? '');
}

function countLines(text: string): number {
  return text.split('\n').length;
}
