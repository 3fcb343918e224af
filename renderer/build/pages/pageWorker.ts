import { parentPort } from 'node:worker_threads';
import { type Answer, answerError, type Order } from './messages.ts';
import { PageMaker } from './PageMaker.ts';

// A worker thread: carries out one order after the other.
process.env.NODE_ENV = 'production';
const maker = new PageMaker();

parentPort?.on('message', (order: Order) => {
  carryOut(order).then(
    (value) => answer({ value }),
    (error: unknown) => answer({ error: answerError(error) }),
  );
});

async function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'share':
      return maker.share(order.shared, order.keep);
    case 'check':
      return order.tasks.map((task) => maker.check(task));
    case 'prepare':
      return maker.prepare(order.setup);
    case 'render':
      return order.tasks.map((task) => maker.render(task));
  }
}

function answer(message: Answer): void {
  parentPort?.postMessage(message);
}
