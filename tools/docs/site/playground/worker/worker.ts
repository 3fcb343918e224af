import '../standIns/globals.ts';
import type { RunAnswer } from '../../source/sections/playground/protocol.ts';
import { ReplacedRun, setReplaced } from '../standIns/interruptions.ts';
import { type RunRequest, run } from './run.ts';

// The script of the worker: one run after the other, and a newer one replaces those before it.
const scope = globalThis as unknown as {
  onmessage: (event: { data: RunRequest }) => void;
  postMessage(answer: RunAnswer): void;
};

let latest = 0;
let current = 0;
let queue = Promise.resolve();

setReplaced(() => current !== latest);

scope.onmessage = ({ data }) => {
  latest = data.id;
  queue = queue.then(() => start(data));
};

async function start(request: RunRequest): Promise<void> {
  if (request.id !== latest) return;
  current = request.id;
  try {
    const { rendered } = await run(request, (answer) => scope.postMessage(answer));
    scope.postMessage(rendered);
  } catch (error) {
    if (error instanceof ReplacedRun) return;
    const { id } = request;
    scope.postMessage({ kind: 'failed', id, message: String((error as Error).stack ?? error) });
  }
}
