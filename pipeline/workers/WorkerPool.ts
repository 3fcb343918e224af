import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import type { EntryResult, EntryTask } from '../../schema/index.ts';
import type {
  RenderedFile,
  RenderSetup,
  RenderTask,
  SharedSite,
  WorkerRequest,
} from './messages.ts';
import { PageTaskRunner } from './PageTaskRunner.ts';
import { type FileRange, ResolvedPages } from './ResolvedPages.ts';
import { WorkerThread } from './WorkerThread.ts';

/** With fewer pages than this, threads cost more than they save: callers process them by themselves. */
export const minPagesForThreads = 150;

/** Creates a task when a worker is ready for it, so that not all texts are in memory at once. */
export type PendingTask<Task> = () => Task;

/** What the pool needs to know about one kind of task. */
interface TaskKind<Task, Result> {
  toRequest(tasks: Task[]): WorkerRequest;
  setup?: RenderSetup;
  onResult(result: Result): void;
}

/** A thread, or what runs tasks in this thread. */
type Worker = WorkerThread<WorkerRequest> | PageTaskRunner;

/** Checks and renders many pages with one thread per core, including the current thread. */
export class WorkerPool {
  readonly #script: string;
  #threads: WorkerThread<WorkerRequest>[] = [];
  readonly #localRunner = new PageTaskRunner();
  #shared: SharedSite | undefined;
  #resolved: ResolvedPages | undefined;
  /** The last data sent to each worker. */
  readonly #synced = new WeakMap<Worker, { shared?: SharedSite; setup?: RenderSetup }>();

  /** @param script the bundled worker */
  constructor(script: string) {
    this.#script = script;
  }

  /** Sets the site context of the next tasks. */
  share(shared: SharedSite): void {
    this.#shared = shared;
  }

  /** Stores pages that are checked from now on in a file in `folder` until they are rendered. */
  keepResolved(folder: string): void {
    this.#resolved ??= ResolvedPages.create(folder);
  }

  /** Starts the other threads ahead of the first task, because starting takes a while. */
  start(): void {
    while (this.#threads.length < availableParallelism() - 1)
      this.#threads.push(new WorkerThread(this.#script));
  }

  /**
   * Checks route entries.
   *
   * @param onDone called with the number of pages of each entry
   * @returns results in the order of the tasks
   */
  async check(
    tasks: readonly PendingTask<EntryTask>[],
    onDone?: (pages: number) => void,
  ): Promise<EntryResult<FileRange>[]> {
    return this.#run<EntryTask, EntryResult<FileRange>>(tasks, {
      toRequest: (batch) => ({ kind: 'check', tasks: batch }),
      onResult: ({ pages }) => onDone?.(pages.length),
    });
  }

  /**
   * Renders pages and writes them.
   *
   * @param onDone called with the number of pages of each task
   * @returns files in the order of the tasks and their pages
   */
  async render(
    tasks: readonly PendingTask<RenderTask>[],
    setup: RenderSetup,
    onDone?: (pages: number) => void,
  ): Promise<RenderedFile[]> {
    const files = await this.#run<RenderTask, RenderedFile[]>(tasks, {
      toRequest: (batch) => ({ kind: 'render', tasks: batch }),
      setup,
      onResult: (pages) => onDone?.(pages.length),
    });
    return files.flat();
  }

  /** Terminates the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
    this.#threads = [];
    this.#resolved?.close();
    this.#resolved = undefined;
  }

  async #run<Task, Result>(
    tasks: readonly PendingTask<Task>[],
    kind: TaskKind<Task, Result>,
  ): Promise<Result[]> {
    if (tasks.length === 0) return [];
    this.start();
    const results: Result[] = new Array(tasks.length);
    let next = 0;
    const takeBatch = (share: number): { from: number; batch: Task[] } => {
      const from = next;
      next = Math.min(from + share, tasks.length);
      return { from, batch: tasks.slice(from, next).map((create) => create()) };
    };
    const add = (index: number, result: Result) => {
      kind.onResult(result);
      results[index] = result;
    };
    const run = async (worker: Worker, batch: Task[]) =>
      (await worker.send(kind.toRequest(batch))) as Result[];
    const workIn = async (thread: WorkerThread<WorkerRequest>) => {
      while (next < tasks.length) {
        // Batches shrink towards the end, so that all threads finish at the same time.
        const fairShare = Math.ceil((tasks.length - next) / ((this.#threads.length + 1) * 4));
        const { from, batch } = takeBatch(Math.min(maxBatch, fairShare));
        for (const [index, result] of (await run(thread, batch)).entries())
          add(from + index, result);
      }
    };
    const workHere = async () => {
      await this.#sync(this.#localRunner, kind.setup);
      while (next < tasks.length) {
        const { from, batch } = takeBatch(1);
        // Parts of a string keep the whole string in memory, here a manifest; a clone does not.
        for (const result of await run(this.#localRunner, batch))
          add(from, structuredClone(result));
        // The other threads, and the servers of this process, must not wait for long.
        await setImmediate();
      }
    };
    await Promise.all([
      ...this.#threads.map(async (thread) => {
        await this.#sync(thread, kind.setup);
        // A second batch keeps the thread busy while the results of the first are sent.
        await Promise.all([workIn(thread), workIn(thread)]);
      }),
      workHere(),
    ]);
    return results;
  }

  /** Sends a worker the site context and the render setup, unless it has them. */
  async #sync(worker: Worker, setup: RenderSetup | undefined): Promise<void> {
    const synced = getOrCreate(this.#synced, worker, () => ({}));
    if (this.#shared && synced.shared !== this.#shared) {
      const resolvedFile = this.#resolved?.file;
      await worker.send({ kind: 'share', shared: this.#shared, resolvedFile });
      synced.shared = this.#shared;
    }
    if (setup && synced.setup !== setup) {
      await worker.send({ kind: 'prepare', setup });
      synced.setup = setup;
    }
  }
}

/** Large enough to make up for the cost of a message. */
const maxBatch = 16;
