import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Explains why a file is not an image of the type that its extension says, by its first bytes.
 * Returns undefined for a valid image and for unknown extensions.
 */
export function explainImageFault(file: string): string | undefined {
  const extension = posix.extname(file).toLowerCase();
  if (extension === '.svg') return explainSvgFault(readFileSync(file, 'utf8'));
  if (!/^\.(?:png|jpe?g|gif|webp|avif)$/.test(extension)) return undefined;
  const head = readStart(file).toString('latin1');
  return signatures.some((isFormat) => isFormat(head))
    ? undefined
    : `it is not a ${extension.slice(1).toUpperCase()} file`;
}

/** Tests for the first bytes of each format: browsers and the build ignore the extension. */
const signatures: ((head: string) => boolean)[] = [
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => head.startsWith('\xff\xd8\xff'),
  (head) => /^GIF8[79]a/.test(head),
  (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  (head) => /^ftyp(?:avif|avis|mif1)/.test(head.slice(4)),
];

function readStart(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(16);
    return head.subarray(0, readSync(descriptor, head, 0, head.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Refuses entities, which could expand to millions of elements or read other files. */
function explainSvgFault(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'it declares entities, which are not allowed in pictures';
  const prolog =
    /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*/i;
  const root = text.slice(prolog.exec(text)?.[0].length ?? 0);
  return /^<(?:\w+:)?svg[\s/>]/.test(root) ? undefined : 'it is not an SVG file';
}
