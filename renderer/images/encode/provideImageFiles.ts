import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import type { ImageFile, PreparedImages } from '../prepareImages.ts';
import { hasCopy, readCopy, writeCopy } from './copyCache.ts';
import { encodeCopies } from './encodeCopies.ts';
import { type CopyTask, encodeCopy } from './encodeCopy.ts';

/** A file of the output that is read when it is written, so that memory holds one at a time. */
export interface DeferredFile {
  read(): Promise<Buffer>;
}

/**
 * Provides the image files that pages refer to. Encodes those that the cache lacks.
 *
 * @param urls URLs that pages refer to
 * @param options.cache folder of the encoded copies
 * @param options.script the bundled encodeProcess.ts
 * @param options.onDone called with the number of copies that were encoded since the last call
 * @returns path below the output folder → the file
 * @throws ImageError when an image cannot be decoded
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
): Promise<Map<string, DeferredFile>> {
  const { root, cache, script, onDone } = options;
  const files = [...new Set(urls)].flatMap((url) => prepared.get(url) ?? []);
  const tasks = files.filter((file) => isCopy(file)).filter((file) => !hasCopy(cache, file));
  if (tasks.length > 0) {
    onDone(0, tasks.length);
    await encodeCopies(script, { tasks, root, cache }, (copies) => onDone(copies, tasks.length));
  }
  return new Map(
    files.map((file) => [file.path, { read: () => readImageFile(file, { root, cache }) }]),
  );
}

async function readImageFile(
  file: ImageFile,
  { root, cache }: { root: string; cache: string },
): Promise<Buffer> {
  if (!isCopy(file)) return readPublicFile(root, file.source);
  const cached = await readCopy(cache, file);
  if (cached) return cached;
  const content = await encodeCopy(file, root);
  await writeCopy(cache, file, content);
  return content;
}

function isCopy(file: ImageFile): file is CopyTask {
  return file.copy !== undefined;
}
