import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundles } from '../../bundle/loadBundles.ts';
import type { CachedOutput } from '../cache/CachedPage.ts';
import { type DeferredFile, provideImageFiles } from '../images/provideImageFiles.ts';
import { islandInputs } from './scriptSize.ts';

/**
 * Collects the assets that pages refer to: the code of islands, and images, which it encodes. Nothing
 * else of either becomes part of the output.
 *
 * @param outputs the pages of the output
 * @param imageOptions.files URL → file of an image
 * @returns path below the output folder → the file
 */
export async function collectAssets(
  outputs: readonly Pick<CachedOutput, 'islands' | 'reads'>[],
  { client, islands }: Pick<Bundles, 'client' | 'islands'>,
  {
    files: imageFiles,
    ...imageOptions
  }: { files: Parameters<typeof provideImageFiles>[0] } & Parameters<typeof provideImageFiles>[2],
): Promise<Map<string, DeferredFile>> {
  const names = new Set(outputs.flatMap((page) => page.islands));
  const scripts = islandInputs([...names]).flatMap((input) => islands.reaches[input] ?? []);
  const urls = outputs.flatMap(({ reads }) => reads.imageFiles);
  return new Map([
    ...[...new Set(scripts)].sort().map((path) => {
      const file: DeferredFile = { read: () => readFile(join(client, path)) };
      return [path, file] as const;
    }),
    ...(await provideImageFiles(imageFiles, urls, imageOptions)),
  ]);
}
