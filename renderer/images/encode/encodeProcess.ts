import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { serializeError } from '../../../base/errors/serializeError.ts';
import { writeChecksummed } from '../../../base/files/checksummedFile.ts';
import type { EncodeRequest, EncodeResponse } from './encodeCopies.ts';
import { copyPath, encodeCopy } from './encodeCopy.ts';

// The script of a child process: encodes copies of images on all cores and writes them to the cache.
process.once('message', ({ tasks, root, cache }: EncodeRequest) => {
  // The largest first, so that all cores finish at the same time.
  const waiting = tasks.sort((a, b) => b.copy.width - a.copy.width);
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const path = copyPath(cache, task);
      // The build of another shard may have encoded it since.
      if (!existsSync(path)) await writeChecksummed(path, await encodeCopy(task, root));
      respond({ done: 1 });
    }
  };
  Promise.all(Array.from({ length: availableParallelism() }, work)).then(
    () => process.disconnect(),
    (error: unknown) => {
      respond({ error: serializeError(error) });
      process.disconnect();
    },
  );
});

// The build was killed.
process.once('disconnect', () => process.exit());

function respond(message: EncodeResponse): void {
  process.send?.(message);
}
