import { diff3Merge } from 'node-diff3';

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
