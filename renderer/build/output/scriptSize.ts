import { gzipSync } from 'node:zlib';
import type { IslandsManifest } from '../../bundle/bundleInputs.ts';

/**
 * Tells how many bytes of script, compressed, a page can load by itself: the entry and, for each
 * island, what it needs to run. What an island loads later on its own account is not counted.
 */
export function createScriptSizer(
  manifest: IslandsManifest,
  files: ReadonlyMap<string, Buffer | string>,
): (islands: readonly string[]) => number {
  const sizes = new Map<string, number>();
  const size = (file: string) => {
    const known = sizes.get(file) ?? gzipSync(files.get(file) ?? '').length;
    sizes.set(file, known);
    return known;
  };
  return (islands) => scriptFiles(manifest, islands).reduce((sum, file) => sum + size(file), 0);
}

/** The files of script that a page with some islands can load by itself. */
export function scriptFiles({ loads }: IslandsManifest, islands: readonly string[]): string[] {
  if (islands.length === 0) return [];
  const inputs = ['islands-entry', 'islands-hydrate', ...islands.map((name) => `island-${name}`)];
  return [...new Set(inputs.flatMap((input) => loads[input] ?? []))];
}
