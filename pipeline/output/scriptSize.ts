import type { IslandsManifest } from '../../code/index.ts';

/**
 * Returns how many bytes of compressed JavaScript a page with some islands loads at once: the entry,
 * and what each island needs to run. Later lazy imports do not count.
 */
export function scriptSize(manifest: IslandsManifest, islands: readonly string[]): number {
  return sumLoads(islandInputs(islands).flatMap((input) => manifest[input] ?? []));
}

/** Returns the compressed bytes of the scripts that a page with every island of the site loads. */
export function largestScriptSize(manifest: IslandsManifest): number {
  return sumLoads(Object.values(manifest));
}

/** Returns the inputs of the client bundle that some islands need; none without islands. */
export function islandInputs(islands: readonly string[]): string[] {
  if (islands.length === 0) return [];
  return ['islands-entry', 'islands-hydrate', ...islands.map((name) => `island-${name}`)];
}

/** Adds up the sizes of files, each once. */
function sumLoads(inputs: readonly IslandsManifest[string][]): number {
  const sizes: Record<string, number> = Object.assign({}, ...inputs.map(({ loads }) => loads));
  return Object.values(sizes).reduce((sum, size) => sum + size, 0);
}
