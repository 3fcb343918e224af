import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { restoreError, type SerializedError } from '../../../base/errors/serializeError.ts';
import type { CopyTask } from './encodeCopy.ts';

/** The message that starts the encoding process. */
export interface EncodeRequest {
  tasks: CopyTask[];
  root: string;
  cache: string;
}

/** A message of the encoding process. */
export type EncodeResponse = { done: number } | { error: SerializedError };

/**
 * Encodes copies of images into the cache, on all cores. Does so in a child process, because the
 * number of its native threads has to be known at its start, and to return its memory to the system.
 *
 * @param script the bundled encodeProcess.ts
 * @throws UserError when an image cannot be decoded
 */
export async function encodeCopies(
  script: string,
  request: EncodeRequest,
  onDone: (copies: number) => void,
): Promise<void> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...smallMemory,
      UV_THREADPOOL_SIZE: String(availableParallelism() + 1),
    },
  });
  let failure: Error | undefined;
  child.on('message', (response: EncodeResponse) => {
    if ('done' in response) onDone(response.done);
    else failure = restoreError(response.error);
  });
  child.send(request);
  const [status] = (await once(child, 'close')) as [number | null];
  if (failure) throw failure;
  if (status !== 0) throw new Error('The process that encodes images was killed');
}

/**
 * Settings of glibc, which others ignore: return the large buffers of an image to the system when it is
 * encoded. Halves the memory of the process, at no cost in time.
 */
const smallMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(2 ** 20) };
