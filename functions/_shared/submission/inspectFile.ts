import { isStorableExtension } from '../../../base/forms/isStorableExtension.ts';
import { getOwn } from '../../../base/values/getOwn.ts';
import type { ErrorMessage } from '../http/HttpError.ts';

/**
 * Checks that the content of an uploaded file matches its extension: PDF starts with `%PDF-`, .doc is an
 * OLE container, .docx a ZIP archive with `[Content_Types].xml`, and so on. Files that are both PDF and
 * ZIP, and documents with macros, are refused, as are files that browsers or systems could run.
 *
 * @returns a message for the visitor, or undefined for an acceptable file
 */
export function inspectFile(name: string, bytes: Uint8Array): ErrorMessage | undefined {
  if (bytes.byteLength === 0) return ({ fileEmpty }) => fileEmpty;
  const extension = getExtension(name);
  if (!isStorableExtension(extension)) return ({ fileRefused }) => fileRefused;
  const matches = getOwn(signatureChecks, extension);
  if (matches !== undefined && !matches(bytes))
    return ({ fileContent }) => fileContent({ extension });
  const isArchive = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
  if (isArchive && findIndex(bytes, ascii('vbaProject.bin')) >= 0)
    return ({ fileMacros }) => fileMacros;
  return undefined;
}

/** Returns the extension of a file name in lower case without its dot. */
export function getExtension(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const isOle = (bytes: Uint8Array) =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isZip = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
const isOffice = (bytes: Uint8Array) =>
  isZip(bytes) && findIndex(bytes, ascii('[Content_Types].xml')) >= 0;
const isJpeg = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]);

const signatureChecks: Record<string, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => startsWith(bytes, ascii('%PDF-'), skipLeadingBytes(bytes)) && !endsAsZip(bytes),
  doc: isOle,
  xls: isOle,
  ppt: isOle,
  docx: isOffice,
  xlsx: isOffice,
  pptx: isOffice,
  zip: isZip,
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: isJpeg,
  jpeg: isJpeg,
  gif: (bytes) => startsWith(bytes, ascii('GIF8')),
  webp: (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8),
};

/** Returns the offset after a byte order mark and whitespace, which some programs write first. */
function skipLeadingBytes(bytes: Uint8Array): number {
  let at = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  while (at < 64 && [0x09, 0x0a, 0x0d, 0x20].includes(bytes[at] ?? 0)) at += 1;
  return at;
}

/** Whether the file ends with a complete end-of-archive record of a ZIP file. */
function endsAsZip(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.byteLength - 65_557));
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (!startsWith(tail, [0x50, 0x4b, 0x05, 0x06], at)) continue;
    const comment = (tail[at + 20] ?? 0) + (tail[at + 21] ?? 0) * 256;
    if (at + 22 + comment === tail.byteLength) return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, expected: number[], at = 0): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}

function findIndex(bytes: Uint8Array, expected: number[]): number {
  const [first] = expected;
  if (first === undefined) return 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, expected, at)) return at;
  }
  return -1;
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
