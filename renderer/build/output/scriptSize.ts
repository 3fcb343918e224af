import { gzipSync } from 'node:zlib';
import type { IslandsManifest } from '../../bundle/bundleInputs.ts';

/**
 * Returns a function that computes how many bytes of compressed JavaScript a page with some islands
 * loads at once: the entry, and what each island needs to run. Later lazy imports do not count.
 *
 * @param files path → content of the client bundle
 */
export function createScriptSizer(
  manifest: IslandsManifest,
  files: ReadonlyMap<string, Buffer | string>,
): (islands: readonly string[]) => number {
  const sizes = new Map<string, number>();
  const compressedSize = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(files.get(file) ?? '').length;
    sizes.set(file, size);
    return size;
  };
  return (islands) =>
    scriptFiles(manifest, islands).reduce((sum, file) => sum + compressedSize(file), 0);
}

/** Returns the script files that a page with some islands loads at once. */
export function scriptFiles({ loads }: IslandsManifest, islands: readonly string[]): string[] {
  if (islands.length === 0) return [];
  const inputs = ['islands-entry', 'islands-hydrate', ...islands.map((name) => `island-${name}`)];
  return [...new Set(inputs.flatMap((input) => loads[input] ?? []))];
}
