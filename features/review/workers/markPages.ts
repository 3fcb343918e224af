import { parentPort } from 'node:worker_threads';
import { serializeError } from '../../../base/errors/serializeError.ts';
import type { MarkedPage } from '../served/MarkedPage.ts';
import { markPage } from '../served/markPage.ts';

// The script of a thread that marks the changes of one page after the other.
parentPort?.on('message', (page: MarkedPage) => {
  try {
    parentPort?.postMessage({ value: markPage(page) });
  } catch (error) {
    parentPort?.postMessage({ error: serializeError(error) });
  }
});
