import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Why a file with the ending of a picture is none, judged by its first bytes; undefined for a good
 * one and for endings that are not known.
 */
export function explainImageFault(file: string): string | undefined {
  const extension = posix.extname(file).toLowerCase();
  if (extension === '.svg') return drawingFault(readFileSync(file, 'utf8'));
  if (!/^\.(?:png|jpe?g|gif|webp|avif)$/.test(extension)) return undefined;
  const head = headOf(file).toString('latin1');
  return formats.some((isFormat) => isFormat(head))
    ? undefined
    : `it is not a ${extension.slice(1).toUpperCase()} file`;
}

/** What the formats begin with. Browsers and the build go by this, whatever the ending says. */
const formats: ((head: string) => boolean)[] = [
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => head.startsWith('\xff\xd8\xff'),
  (head) => /^GIF8[79]a/.test(head),
  (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  (head) => /^ftyp(?:avif|avis|mif1)/.test(head.slice(4)),
];

function headOf(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(16);
    return head.subarray(0, readSync(descriptor, head, 0, head.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Entities could unfold to millions of elements, or read other files. */
function drawingFault(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'it declares entities, which are not allowed in pictures';
  const prolog =
    /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*/i;
  const root = text.slice(prolog.exec(text)?.[0].length ?? 0);
  return /^<(?:\w+:)?svg[\s/>]/.test(root) ? undefined : 'it is not an SVG file';
}
