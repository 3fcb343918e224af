/** Thrown into a run that a newer one replaces. */
export class ReplacedRun extends Error {}

let isReplaced = () => false;

/** Sets the test by which a run finds out that a newer one waits. */
export function setReplaced(test: () => boolean): void {
  isReplaced = test;
}

/** Stands in for `node:timers/promises`. */
export const timers = { setImmediate: letOthersWork };

/** Lets a newer run end the one that waits here. */
export async function letOthersWork(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (isReplaced()) throw new ReplacedRun();
}
