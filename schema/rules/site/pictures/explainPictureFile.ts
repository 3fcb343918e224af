import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { posix } from 'node:path';
import { detectFormat, headSize, pictureEnding } from '../../../../base/files/detectFormat.ts';
import { explainSvg } from './explainSvg.ts';
import type { PictureFault } from './PictureFault.ts';

/**
 * Explains why a file is not a picture that a page can show, by its name and its content.
 *
 * @param name the last part of its path
 */
export function explainPictureFile(file: string, name: string): PictureFault | undefined {
  const ending = posix.extname(name).toLowerCase();
  if (ending === '.svg') return explainSvg(readFileSync(file, 'utf8'));
  const head = readHead(file);
  const format = detectFormat(head);
  if (head.length === 0) return { reason: 'it is empty', hint: 'save it again' };
  if (format?.advice) return { reason: `it is ${format.name}`, hint: format.advice };
  if (!pictureEnding.test(name)) return explainName(name, ending, format?.endings?.[0]);
  return format?.endings
    ? undefined
    : {
        reason: `it is not a ${ending.slice(1).toUpperCase()} file`,
        hint: 'save it again, or correct the ending of its name',
      };
}

function explainName(name: string, ending: string, right: string | undefined): PictureFault {
  const rename = right && name.slice(0, name.length - ending.length) + right;
  return {
    reason: ending
      ? `\`${ending}\` is not the ending of a picture`
      : 'its name has no ending, which browsers need',
    hint: rename
      ? `rename it to "${rename}"`
      : 'export it as JPEG, PNG or SVG, with this ending in its name',
  };
}

function readHead(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const head = Buffer.alloc(headSize);
    return head.subarray(0, readSync(descriptor, head, 0, head.length, 0));
  } finally {
    closeSync(descriptor);
  }
}
