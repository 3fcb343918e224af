import { visitorTexts } from '../visitorTexts.ts';

/**
 * Looks at the bytes of an uploaded résumé: what they are must agree with the file's ending. PDF
 * starts with `%PDF-`, .doc is an OLE container, .docx a ZIP with `[Content_Types].xml`. Files that
 * are two kinds at once, and documents with macros, are refused.
 *
 * @returns what is wrong, in words for the applicant, or undefined
 */
export function inspectResume(name: string, bytes: Uint8Array): string | undefined {
  if (bytes.byteLength === 0) return visitorTexts.resumeEmpty;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const looksRight = kinds[ending];
  if (looksRight === undefined || !looksRight(bytes)) return visitorTexts.resumeKind;
  if (ending === 'docx' && indexOf(bytes, ascii('vbaProject.bin')) >= 0)
    return visitorTexts.resumeMacros;
  return undefined;
}

const kinds: Record<string, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => startsWith(bytes, ascii('%PDF-'), leadingBlank(bytes)) && !endsAsZip(bytes),
  doc: (bytes) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  docx: (bytes) =>
    startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) &&
    indexOf(bytes, ascii('[Content_Types].xml')) >= 0,
};

/** How many bytes of byte order mark and white space come first: some writers leave them there. */
function leadingBlank(bytes: Uint8Array): number {
  let at = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  while (at < 64 && [0x09, 0x0a, 0x0d, 0x20].includes(bytes[at] ?? 0)) at += 1;
  return at;
}

/** Whether an end-of-archive record reaches exactly to the end of the file. */
function endsAsZip(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.byteLength - 65_557));
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (!startsWith(tail, [0x50, 0x4b, 0x05, 0x06], at)) continue;
    const comment = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256;
    if (at + 22 + comment === tail.byteLength) return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, wanted: number[], at = 0): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

function indexOf(bytes: Uint8Array, wanted: number[]): number {
  const [first] = wanted;
  if (first === undefined) return 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, wanted, at)) return at;
  }
  return -1;
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
