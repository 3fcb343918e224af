import { parentPort } from 'node:worker_threads';
import { serializeError } from '../../base/errors/serializeError.ts';
import { enableCodeCache } from '../../code/enableCodeCache.mjs';
import type { WorkerRequest, WorkerResponse } from './messages.ts';

// The script of a worker thread, which handles one request after the other.
process.env.NODE_ENV = 'production';
enableCodeCache();
// Lazy import: the code comes from the cache.
const processor = import('./PageProcessor.ts').then(({ PageProcessor }) => new PageProcessor());

parentPort?.on('message', (request: WorkerRequest) => {
  handleRequest(request).then(
    (value) => respond({ value }),
    (error: unknown) => respond({ error: serializeError(error) }),
  );
});

async function handleRequest(request: WorkerRequest): Promise<unknown> {
  const pages = await processor;
  switch (request.kind) {
    case 'share':
      return pages.share(request.shared, request.resolvedFile);
    case 'check':
      return request.tasks.map((task) => pages.check(task));
    case 'prepare':
      return pages.prepare(request.setup);
    case 'render':
      return request.tasks.map((task) => pages.writePages(task));
  }
}

function respond(message: WorkerResponse): void {
  parentPort?.postMessage(message);
}
