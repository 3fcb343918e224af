import { parentPort } from 'node:worker_threads';
import { serializeError } from '../../../base/errors/serializeError.ts';
import type { WorkerRequest, WorkerResponse } from './messages.ts';
import { PageProcessor } from './PageProcessor.ts';

// The script of a worker thread, which handles one request after the other.
process.env.NODE_ENV = 'production';
const processor = new PageProcessor();

parentPort?.on('message', (request: WorkerRequest) => {
  handleRequest(request).then(
    (value) => respond({ value }),
    (error: unknown) => respond({ error: serializeError(error) }),
  );
});

async function handleRequest(request: WorkerRequest): Promise<unknown> {
  switch (request.kind) {
    case 'share':
      return processor.share(request.shared, request.resolvedFile);
    case 'check':
      return request.tasks.map((task) => processor.check(task));
    case 'prepare':
      return processor.prepare(request.setup);
    case 'render':
      return request.tasks.map((task) => processor.writePages(task));
  }
}

function respond(message: WorkerResponse): void {
  parentPort?.postMessage(message);
}
