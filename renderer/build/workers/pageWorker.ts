import { parentPort } from 'node:worker_threads';
import { serializeError, type WorkerRequest, type WorkerResponse } from './messages.ts';
import { PageProcessor } from './PageProcessor.ts';

// A worker thread: carries out one order after the other.
process.env.NODE_ENV = 'production';
const processor = new PageProcessor();

parentPort?.on('message', (order: WorkerRequest) => {
  carryOut(order).then(
    (value) => answer({ value }),
    (error: unknown) => answer({ error: serializeError(error) }),
  );
});

async function carryOut(order: WorkerRequest): Promise<unknown> {
  switch (order.kind) {
    case 'share':
      return processor.share(order.shared, order.keep);
    case 'check':
      return order.tasks.map((task) => processor.check(task));
    case 'prepare':
      return processor.prepare(order.setup);
    case 'render':
      return order.tasks.map((task) => processor.render(task));
  }
}

function answer(message: WorkerResponse): void {
  parentPort?.postMessage(message);
}
