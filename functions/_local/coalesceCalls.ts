/**
 * Makes a task that runs once at a time: calls while it runs lead to one more run after it, and wait
 * for that.
 */
export function coalesceCalls<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const run = (): Promise<Result> => {
    running = task().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return running ?? run();
      });
    return next;
  };
}
