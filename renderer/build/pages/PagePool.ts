import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type {
  Answer,
  EntryOutcome,
  EntryTask,
  Order,
  RenderedFile,
  RenderSetup,
  SharedTexts,
} from './messages.ts';
import { PageMaker } from './PageMaker.ts';

/** Many pages are worth threads of their own; below this many, starting them costs more. */
export const worthThreads = 150;

/**
 * Checks and renders pages in as many threads as the machine has cores, or, where there is little
 * to do, in this one.
 */
export class PagePool {
  readonly #script: string;
  #workers: Worker[] = [];
  #own: PageMaker | undefined;
  #shared: SharedTexts | undefined;
  /** Who has been told what is shared, and how to render. */
  readonly #told = new WeakMap<object, { shared?: SharedTexts; setup?: RenderSetup }>();

  /** @param script the bundled worker */
  constructor(script: string) {
    this.#script = script;
  }

  /** What the pages of the next orders share. */
  share(shared: SharedTexts): void {
    this.#shared = shared;
  }

  /** Checks entries. Results come in the order of the tasks; `onDone` counts the pages of each. */
  async check(
    tasks: readonly EntryTask[],
    onDone?: (pages: number) => void,
  ): Promise<EntryOutcome[]> {
    return this.#run(
      tasks,
      (batch) => ({ kind: 'check', tasks: batch }),
      (maker, task) => maker.check(task),
      undefined,
      (outcome: EntryOutcome) => onDone?.(outcome.facts.length),
    );
  }

  /** Renders pages and writes them. */
  async render(
    tasks: readonly EntryTask[],
    setup: RenderSetup,
    onDone?: (pages: number) => void,
  ): Promise<RenderedFile[]> {
    const files = await this.#run(
      tasks,
      (batch) => ({ kind: 'render', tasks: batch }),
      (maker, task) => maker.render(task),
      setup,
      (pages: RenderedFile[]) => onDone?.(pages.length),
    );
    return files.flat();
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    this.#workers = [];
  }

  async #run<Result>(
    tasks: readonly EntryTask[],
    order: (batch: EntryTask[]) => Order,
    here: (maker: PageMaker, task: EntryTask) => Result,
    setup: RenderSetup | undefined,
    onDone: (result: Result) => void,
  ): Promise<Result[]> {
    // Telling anyone what is shared takes longer than many a check.
    if (tasks.length === 0) return [];
    const count = tasks.reduce((sum, task) => sum + (task.sets?.length ?? 1), 0);
    if (count < worthThreads && this.#workers.length === 0) {
      this.#own ??= new PageMaker();
      await this.#tell(this.#own, setup);
      const results: Result[] = [];
      for (const task of tasks) {
        const result = here(this.#own, task);
        onDone(result);
        results.push(result);
      }
      return results;
    }
    this.#start();
    const results: Result[] = new Array(tasks.length);
    let next = 0;
    const work = async (worker: Worker) => {
      await this.#tell(worker, setup);
      while (next < tasks.length) {
        const from = next;
        next = Math.min(tasks.length, from + batchSize);
        const done = (await ask(
          worker,
          order(tasks.slice(from, next).map((task) => ({ ...task }))),
        )) as Result[];
        for (const [index, result] of done.entries()) {
          onDone(result);
          results[from + index] = result;
        }
      }
    };
    await Promise.all(this.#workers.map(work));
    return results;
  }

  #start(): void {
    while (this.#workers.length < availableParallelism()) {
      const worker = new Worker(this.#script, { resourceLimits: { maxYoungGenerationSizeMb: 48 } });
      worker.unref();
      this.#workers.push(worker);
    }
  }

  async #tell(whom: Worker | PageMaker, setup: RenderSetup | undefined): Promise<void> {
    const told = this.#told.get(whom) ?? {};
    this.#told.set(whom, told);
    if (this.#shared && told.shared !== this.#shared) {
      if (whom instanceof PageMaker) await whom.share(this.#shared);
      else await ask(whom, { kind: 'share', shared: this.#shared });
      told.shared = this.#shared;
    }
    if (setup && told.setup !== setup) {
      if (whom instanceof PageMaker) await whom.prepare(setup);
      else await ask(whom, { kind: 'prepare', setup });
      told.setup = setup;
    }
  }
}

/** Small enough to share the end of the work evenly, large enough to be worth a message. */
const batchSize = 16;

function ask(worker: Worker, order: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.off('message', onMessage).off('error', onError);
    };
    const onMessage = (answer: Answer) => {
      end();
      if ('value' in answer) resolve(answer.value);
      else reject(Object.assign(new Error(answer.error.message), { stack: answer.error.stack }));
    };
    const onError = (error: Error) => {
      end();
      reject(error);
    };
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(order);
  });
}
