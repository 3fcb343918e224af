import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../../base/files/contentHash.ts';

/** Where a document is stored: the segment, and start and length of each of its parts. */
export type StoredHtml = [segment: string, ...ranges: number[]];

/** A page whose document may be stored. */
export interface StoredPage {
  /** Hash of the document. */
  digest: string;
  html?: StoredHtml;
}

/** Reads the parts of a stored document; returns undefined if it is missing or has another digest. */
export function readHtml(
  folder: string,
  { html: stored, digest }: StoredPage,
): Buffer[] | undefined {
  if (!stored) return undefined;
  const [segment, ...ranges] = stored;
  try {
    const descriptor = openSync(join(folder, segmentName(segment)), 'r');
    try {
      const parts = toParts(ranges).map((part) => readPart(descriptor, part));
      return contentHash(Buffer.concat(parts)) === digest ? parts : undefined;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}

/** Returns the file name of a segment. */
export function segmentName(segment: string): string {
  return segment + segmentEnding;
}

/** Not `.html`: programs that look for pages must not find segments. */
export const segmentEnding = '.pack';

/** Groups the ranges of a stored document. */
export function toParts(ranges: readonly number[]): [from: number, length: number][] {
  return ranges.flatMap((from, index) =>
    index % 2 === 0 ? [[from, ranges[index + 1] ?? 0] as [number, number]] : [],
  );
}

function readPart(descriptor: number, [from, length]: [number, number]): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
}
