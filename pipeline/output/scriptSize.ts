import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import type { Bundles, IslandsManifest } from '../../code/index.ts';

/**
 * Returns a function that computes how many bytes of compressed JavaScript a page with some islands
 * loads at once: the entry, and what each island needs to run. Later lazy imports do not count.
 */
export function createScriptSizer({
  client,
  islands: manifest,
}: Pick<Bundles, 'client' | 'islands'>): (islands: readonly string[]) => number {
  const sizes = new Map<string, number>();
  const compressedSize = (file: string) => {
    return getOrCreate(sizes, file, () => gzipSync(readFileSync(join(client, file))).length);
  };
  return (islands) =>
    scriptFiles(manifest, islands).reduce((sum, file) => sum + compressedSize(file), 0);
}

/** Returns the script files that a page with some islands loads at once. */
export function scriptFiles(manifest: IslandsManifest, islands: readonly string[]): string[] {
  return [...new Set(islandInputs(islands).flatMap((input) => manifest[input]?.loads ?? []))];
}

/** Returns the inputs of the client bundle that some islands need; none without islands. */
export function islandInputs(islands: readonly string[]): string[] {
  if (islands.length === 0) return [];
  return ['islands-entry', 'islands-hydrate', ...islands.map((name) => `island-${name}`)];
}
