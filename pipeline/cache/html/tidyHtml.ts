import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CachedOutput } from '../CachedPage.ts';
import { HtmlWriter } from './HtmlWriter.ts';
import { readHtml, segmentName, toParts } from './StoredHtml.ts';

/**
 * Stores documents again in one segment where their segments are many, or contain mostly documents
 * that no page has any more.
 */
export function compactHtml(folder: string, outputs: readonly CachedOutput[]): void {
  const used = measureUse(outputs);
  const sizes = [...used.keys()].map((segment) => [segment, getSize(folder, segment)] as const);
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  const usedBytes = [...used.values()].reduce((sum, size) => sum + size, 0);
  if (sizes.length <= maxSegments && bytes <= maxRatio * usedBytes) return;
  const isMoved = ([segment, size]: readonly [string, number]) =>
    size < smallSegment || size > maxRatio * (used.get(segment) ?? 0);
  const moved = new Set(sizes.filter(isMoved).map(([segment]) => segment));
  const writer = new HtmlWriter(folder);
  for (const output of outputs) {
    if (!output.html || !moved.has(output.html[0])) continue;
    const html = readHtml(folder, output);
    const stored = html && writer.add(html);
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
  outputs: readonly CachedOutput[],
  before: readonly CachedOutput[],
): void {
  const used = listSegments(outputs);
  const usedBefore = listSegments(before);
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.html') || used.has(name)) continue;
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (usedBefore.has(name) || age > writingTime) rmSync(path, { force: true });
  }
}

function listSegments(outputs: readonly CachedOutput[]): Set<string> {
  return new Set(outputs.flatMap(({ html }) => (html ? segmentName(html[0]) : [])));
}

const maxSegments = 24;
/** Size of the segments, in relation to what pages use of them. */
const maxRatio = 1.25;
/** In bytes. */
const smallSegment = 1 << 20;
/** In milliseconds; a build stores documents and refers to them within this time. */
const writingTime = 10 * 60_000;

/** Returns how many bytes of each segment are used. */
function measureUse(outputs: readonly CachedOutput[]): Map<string, number> {
  const ranges = new Map<string, Map<number, number>>();
  for (const { html } of outputs) {
    if (!html) continue;
    const [segment, ...parts] = html;
    const known = ranges.get(segment) ?? new Map<number, number>();
    ranges.set(segment, known);
    for (const [from, length] of toParts(parts)) known.set(from, length);
  }
  const sum = (lengths: Iterable<number>) => [...lengths].reduce((a, b) => a + b, 0);
  return new Map([...ranges].map(([segment, parts]) => [segment, sum(parts.values())]));
}

function getSize(folder: string, segment: string): number {
  return statSync(join(folder, segmentName(segment)), { throwIfNoEntry: false })?.size ?? 0;
}
