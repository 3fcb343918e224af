import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundles } from '../../code/index.ts';
import { type PreparedSite, provideImageFiles } from '../../renderer/index.ts';
import type { CachedOutput } from '../cache/CachedPage.ts';
import { islandInputs } from './scriptSize.ts';

/** A file of the output that is read when it is written, so that memory holds one at a time. */
export interface DeferredFile {
  read(): Promise<Buffer | string>;
  /** Digest of the page that it is made from; absent if its name contains a hash of its sources. */
  madeFrom?: string;
}

/**
 * Collects the assets that pages refer to: the code and stylesheets of islands, the models of forms,
 * and images, which it encodes. Nothing else of them becomes part of the output.
 *
 * @param outputs the pages of the output
 * @param files the modules of all forms, and the stylesheets of all islands
 * @param imageOptions.files URL → file of an image
 * @returns path below the output folder → the file
 */
export async function collectAssets(
  outputs: readonly Pick<CachedOutput, 'islands' | 'reads'>[],
  { client, islands }: Pick<Bundles, 'client' | 'islands'>,
  { formFiles, islandFiles }: Pick<PreparedSite, 'formFiles' | 'islandFiles'>,
  {
    files: imageFiles,
    ...imageOptions
  }: { files: Parameters<typeof provideImageFiles>[0] } & Parameters<typeof provideImageFiles>[2],
): Promise<Map<string, DeferredFile>> {
  const pick = <File>(
    files: ReadonlyMap<string, File>,
    namesIn: (reads: CachedOutput['reads']) => readonly string[],
  ) =>
    [...new Set(outputs.flatMap(({ reads }) => namesIn(reads)))]
      .sort()
      .flatMap((name) => files.get(name) ?? []);
  const names = new Set(outputs.flatMap((page) => page.islands));
  const scripts = islandInputs([...names]).flatMap((input) => islands[input]?.reaches ?? []);
  const models = pick(formFiles, (reads) => reads.forms).flat();
  const styles = pick(islandFiles, (reads) => reads.islandStyles);
  const urls = outputs.flatMap(({ reads }) => reads.imageFiles);
  return new Map([
    ...[...new Set(scripts)].sort().map((path) => {
      const file: DeferredFile = { read: () => readFile(join(client, path)) };
      return [path, file] as const;
    }),
    ...[...models, ...styles].map(({ path, code }) => {
      const file: DeferredFile = { read: async () => Buffer.from(code) };
      return [path, file] as const;
    }),
    ...(await provideImageFiles(imageFiles, urls, imageOptions)),
  ]);
}
