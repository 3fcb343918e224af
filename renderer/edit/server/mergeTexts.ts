import { createRequire } from 'node:module';
import type * as Diff3 from 'node-diff3';

// An import would be bundled into the command line, which must run without development packages.
const { diff3Merge } = createRequire(import.meta.url)('node-diff3') as typeof Diff3;

/**
 * Merges two changes of one text line by line. Returns undefined if they changed the same lines in
 * different ways.
 */
export function mergeTexts(mine: string, base: string, theirs: string): string | undefined {
  const [a, o, b] = [mine, base, theirs].map((text) => text.split('\n'));
  const regions = diff3Merge(a ?? [], o ?? [], b ?? []);
  if (regions.some((region) => region.conflict)) return undefined;
  return regions.flatMap((region) => region.ok ?? []).join('\n');
}
