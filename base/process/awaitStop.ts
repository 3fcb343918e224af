/**
 * Resolves when the process is asked to end: by Ctrl+C, by another program, or with its terminal. From
 * the call on, the first such signal ends nothing by itself, so that the caller can store what it has.
 */
export function awaitStop(): Promise<void> {
  return new Promise((stop) => {
    const end = () => stop();
    process.once('SIGINT', end).once('SIGTERM', end).once('SIGHUP', end);
  });
}
