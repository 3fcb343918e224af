import { join } from 'node:path';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { Installation } from '../../../code/index.ts';
import { WorkerThread } from '../../../pipeline/index.ts';
import type { MarkedPage } from './MarkedPage.ts';

/**
 * Marks the changes of pages in threads: comparing long texts takes seconds, in which nobody else
 * must wait, neither for other pages nor for the changes of another page.
 */
export class MarkingThreads {
  readonly #script: string;
  #threads: WorkerThread<MarkedPage>[] = [];

  constructor({ commandLine }: Installation) {
    this.#script = join(commandLine, 'review-markPages.cjs');
  }

  /** Returns a version of a page with its differences from the other version marked. */
  async mark(page: MarkedPage): Promise<string> {
    this.#threads = this.#threads.filter(({ hasEnded }) => !hasEnded);
    const [idlest] = this.#threads.toSorted((first, second) => first.load - second.load);
    const isBusy = idlest === undefined || idlest.load > 0;
    const thread = isBusy && this.#threads.length < most ? this.#start() : idlest;
    return (await thread?.send(page)) as string;
  }

  #start(): WorkerThread<MarkedPage> {
    const thread = new WorkerThread<MarkedPage>(this.#script);
    this.#threads.push(thread);
    return thread;
  }
}

/** More threads would only take memory: a site has few members who look at changes at once. */
const most = 4;

/** Returns the threads of an installation, which all sites of a server share. */
export function shareMarkingThreads(installation: Installation): MarkingThreads {
  return getOrCreate(shared, installation.commandLine, () => new MarkingThreads(installation));
}

const shared = new Map<string, MarkingThreads>();
