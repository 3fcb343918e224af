import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type {
  EntryOutcome,
  EntryTask,
  RenderedFile,
  RenderSetup,
  RenderTask,
  SharedTexts,
  WorkerRequest,
} from './messages.ts';
import { PageProcessor } from './PageProcessor.ts';
import { ResolvedPages } from './ResolvedPages.ts';
import { WorkerThread } from './WorkerThread.ts';

/** Many pages are worth threads of their own; below this many, starting them costs more. */
export const minPagesForThreads = 150;

/**
 * Checks and renders pages in as many threads as the machine has cores, or, where there is little
 * to do, in this one.
 */
export class WorkerPool {
  readonly #script: string;
  #threads: WorkerThread[] = [];
  #own: PageProcessor | undefined;
  #shared: SharedTexts | undefined;
  #resolved: ResolvedPages | undefined;
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

  /** Keeps pages that are checked from now on, in a file in `folder`, until they are rendered. */
  keepResolved(folder: string): void {
    this.#resolved ??= ResolvedPages.in(folder);
  }

  /** Starts the threads, which takes a while, before there is anything to do for them. */
  start(): void {
    // What pages leave behind is collected before it is more than half of what is in use: left to
    // itself, V8 lets each thread grow to several times that, and is no faster.
    setFlagsFromString('--heap-growing-percent=50');
    while (this.#threads.length < availableParallelism())
      this.#threads.push(new WorkerThread(this.#script));
  }

  /** Checks entries. Results come in the order of the tasks; `onDone` counts the pages of each. */
  async check(
    tasks: readonly EntryTask[],
    onDone?: (pages: number) => void,
  ): Promise<EntryOutcome[]> {
    return this.#run(
      tasks,
      (batch) => ({ kind: 'check', tasks: batch }),
      (processor, task) => processor.check(task),
      undefined,
      (outcome: EntryOutcome) => onDone?.(outcome.facts.length),
    );
  }

  /** Renders pages and writes them. */
  async render(
    tasks: readonly RenderTask[],
    setup: RenderSetup,
    onDone?: (pages: number) => void,
  ): Promise<RenderedFile[]> {
    const files = await this.#run(
      tasks,
      (batch) => ({ kind: 'render', tasks: batch }),
      (processor, task) => processor.render(task),
      setup,
      (pages: RenderedFile[]) => onDone?.(pages.length),
    );
    return files.flat();
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
    this.#threads = [];
    this.#resolved?.close();
    this.#resolved = undefined;
  }

  async #run<Task extends { sets?: number[] }, Result>(
    tasks: readonly Task[],
    order: (batch: Task[]) => WorkerRequest,
    here: (processor: PageProcessor, task: Task) => Result,
    setup: RenderSetup | undefined,
    onDone: (result: Result) => void,
  ): Promise<Result[]> {
    const count = tasks.reduce((sum, task) => sum + (task.sets?.length ?? 1), 0);
    if (count < minPagesForThreads && this.#threads.length === 0) {
      this.#own ??= new PageProcessor();
      await this.#tell(this.#own, setup);
      const results: Result[] = [];
      for (const task of tasks) {
        const result = here(this.#own, task);
        onDone(result);
        results.push(result);
      }
      return results;
    }
    this.start();
    const results: Result[] = new Array(tasks.length);
    let next = 0;
    const work = async (thread: WorkerThread) => {
      while (next < tasks.length) {
        const from = next;
        // Small at the end, so that all threads are done at the same time.
        const fair = Math.ceil((tasks.length - from) / (this.#threads.length * 4));
        next = from + Math.min(largestBatch, fair);
        const done = (await thread.ask(order(tasks.slice(from, next)))) as Result[];
        for (const [index, result] of done.entries()) {
          onDone(result);
          results[from + index] = result;
        }
      }
    };
    await Promise.all(
      this.#threads.map(async (thread) => {
        await this.#tell(thread, setup);
        // While one batch is being answered the thread has another to go on with.
        await Promise.all([work(thread), work(thread)]);
      }),
    );
    return results;
  }

  async #tell(whom: WorkerThread | PageProcessor, setup: RenderSetup | undefined): Promise<void> {
    const told = this.#told.get(whom) ?? {};
    this.#told.set(whom, told);
    if (this.#shared && told.shared !== this.#shared) {
      const keep = this.#resolved?.file;
      if (whom instanceof PageProcessor) await whom.share(this.#shared, keep);
      else await whom.ask({ kind: 'share', shared: this.#shared, keep });
      told.shared = this.#shared;
    }
    if (setup && told.setup !== setup) {
      if (whom instanceof PageProcessor) await whom.prepare(setup);
      else await whom.ask({ kind: 'prepare', setup });
      told.setup = setup;
    }
  }
}

/** Large enough to be worth a message. */
const largestBatch = 16;
