import { parentPort } from 'node:worker_threads';
import { serializeError } from '../../base/errors/serializeError.ts';
import { enableCodeCache } from '../../code/enableCodeCache.mjs';
import type { WorkerRequest, WorkerResponse } from './messages.ts';

// The script of a worker thread, which handles one request after the other.
process.env.NODE_ENV = 'production';
enableCodeCache();
// Lazy import: the code comes from the cache.
const loading = import('./PageTaskRunner.ts').then(({ PageTaskRunner }) => new PageTaskRunner());

parentPort?.on('message', (request: WorkerRequest) => {
  handleRequest(request).then(
    (value) => respond({ value }),
    (error: unknown) => respond({ error: serializeError(error) }),
  );
});

async function handleRequest(request: WorkerRequest): Promise<unknown> {
  const runner = await loading;
  return runner.send(request);
}

function respond(message: WorkerResponse): void {
  parentPort?.postMessage(message);
}
