import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { HtmlWriter } from './HtmlWriter.ts';
import { readHtml, type StoredPage, segmentEnding, segmentName, toParts } from './StoredHtml.ts';

/**
 * Stores documents again in one segment where their segments are many, or contain mostly documents
 * that no page has any more.
 */
export function compactHtml(folder: string, outputs: readonly StoredPage[]): void {
  const segments = measureSegments(folder, outputs);
  const bytes = sum(segments.values(), ({ size }) => size);
  const usedBytes = sum(segments.values(), ({ used }) => used);
  if (segments.size <= maxSegments && bytes <= maxRatio * usedBytes) return;
  const isMoved = (segment: string) => {
    const { size = 0, used = 0 } = segments.get(segment) ?? {};
    return size < smallSegment || size > maxRatio * used;
  };
  const writer = new HtmlWriter(folder);
  const shared = new Map<string, Buffer>();
  for (const output of outputs) {
    const [segment = '', ...ranges] = output.html ?? [];
    if (!isMoved(segment)) continue;
    const parts = readHtml(folder, output)?.map((part, index) => {
      const from = ranges[2 * index] ?? 0;
      const isShared = (segments.get(segment)?.uses.get(from) ?? 0) > 1;
      return isShared ? getOrCreate(shared, `${segment} ${from}`, () => part) : part;
    });
    const stored = parts && writer.add(parts);
    if (stored) output.html = stored;
    else delete output.html;
  }
}

/**
 * Removes the segments that no page refers to: those of the last build, and others unless another
 * process may be writing them.
 *
 * @param before the pages of the last build
 */
export function removeUnusedHtml(
  folder: string,
  outputs: readonly StoredPage[],
  before: readonly StoredPage[],
): void {
  const used = listSegments(outputs);
  const usedBefore = listSegments(before);
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(segmentEnding) || used.has(name)) continue;
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (usedBefore.has(name) || age > writingTime) rmSync(path, { force: true });
  }
}

const maxSegments = 24;
/** Size of the segments, in relation to what pages use of them. */
const maxRatio = 1.25;
/** In bytes. */
const smallSegment = 1 << 20;
/** In milliseconds; a build stores documents and refers to them within this time. */
const writingTime = 10 * 60_000;

/** A segment, and how its pages use it. */
interface Segment {
  /** In bytes. */
  size: number;
  used: number;
  /** Start of a part → how many pages have it. */
  uses: Map<number, number>;
}

function measureSegments(folder: string, outputs: readonly StoredPage[]): Map<string, Segment> {
  const segments = new Map<string, Segment>();
  for (const { html } of outputs) {
    if (!html) continue;
    const [name, ...ranges] = html;
    const segment = getOrCreate(segments, name, () => ({
      size: statSync(join(folder, segmentName(name)), { throwIfNoEntry: false })?.size ?? 0,
      used: 0,
      uses: new Map(),
    }));
    for (const [from, length] of toParts(ranges)) {
      const uses = segment.uses.get(from) ?? 0;
      if (uses === 0) segment.used += length;
      segment.uses.set(from, uses + 1);
    }
  }
  return segments;
}

function listSegments(outputs: readonly StoredPage[]): Set<string> {
  return new Set(outputs.flatMap(({ html }) => (html ? segmentName(html[0]) : [])));
}

function sum<Item>(items: Iterable<Item>, measure: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += measure(item);
  return total;
}
