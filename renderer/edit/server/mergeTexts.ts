import { createRequire } from 'node:module';
import type * as Diff3 from 'node-diff3';

// Required, not imported: the command line is bundled and must build sites where development
// packages are not installed.
const { diff3Merge } = createRequire(import.meta.url)('node-diff3') as typeof Diff3;

/**
 * Merges two changes of one text, line by line. Undefined when both changed the same lines in
 * different ways.
 */
export function mergeTexts(mine: string, base: string, theirs: string): string | undefined {
  const [a, o, b] = [mine, base, theirs].map((text) => text.split('\n'));
  const regions = diff3Merge(a ?? [], o ?? [], b ?? []);
  if (regions.some((region) => region.conflict)) return undefined;
  return regions.flatMap((region) => region.ok ?? []).join('\n');
}
