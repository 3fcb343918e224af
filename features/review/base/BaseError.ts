/** Thrown when there is nothing to compare with; the message is for the user. */
export class BaseError extends Error {
  /** Whether the base exists, but does not build. */
  readonly isBroken: boolean;

  constructor(message: string, { isBroken = false } = {}) {
    super(message);
    this.isBroken = isBroken;
  }
}
