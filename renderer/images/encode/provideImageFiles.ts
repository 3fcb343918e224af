import { existsSync } from 'node:fs';
import { readOrCreate } from '../../../base/files/checksummedFile.ts';
import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import { completeSvg } from '../completeSvg.ts';
import type { ImageFile, PreparedImages } from '../prepareImages.ts';
import { encodeCopies } from './encodeCopies.ts';
import { type CopyTask, copyPath, encodeCopy } from './encodeCopy.ts';

/**
 * Provides the image files that pages refer to. Encodes those that the cache lacks.
 *
 * @param urls URLs that pages refer to
 * @param options.cache folder of the encoded copies
 * @param options.script the bundled encodeProcess.ts
 * @param options.onDone called with the number of copies that were encoded since the last call
 * @returns path below the output folder → the file
 * @throws UserError when an image cannot be decoded
 */
export async function provideImageFiles(
  prepared: PreparedImages['files'],
  urls: Iterable<string>,
  options: {
    root: string;
    cache: string;
    script: string;
    onDone(copies: number, of: number): void;
  },
): Promise<Map<string, { read(): Promise<Buffer> }>> {
  const { root, cache, script, onDone } = options;
  const files = [...new Set(urls)].flatMap((url) => prepared.get(url) ?? []);
  const copies = files.filter((file) => isCopy(file));
  const tasks = copies.filter((copy) => !existsSync(copyPath(cache, copy)));
  if (tasks.length > 0) {
    onDone(0, tasks.length);
    await encodeCopies(script, { tasks, root, cache }, (copies) => onDone(copies, tasks.length));
  }
  // The cache may contain a damaged copy.
  const readCopy = (copy: CopyTask) =>
    readOrCreate(copyPath(cache, copy), () => encodeCopy(copy, root));
  const read = (file: ImageFile) =>
    isCopy(file) ? readCopy(file) : readOriginal(root, file.source);
  return new Map(files.map((file) => [file.path, { read: () => read(file) }]));
}

async function readOriginal(root: string, source: string): Promise<Buffer> {
  const content = await readPublicFile(root, source);
  return (/\.svg$/i.test(source) ? completeSvg(content) : undefined) ?? content;
}

function isCopy(file: ImageFile): file is CopyTask {
  return file.copy !== undefined;
}
