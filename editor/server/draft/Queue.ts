/** Runs tasks one after another, in the order in which they are added. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task after all earlier ones, even if earlier tasks fail. */
  add<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
