/** Thrown when there is nothing to compare with; the message is for the user. */
export class BaseError extends Error {}
