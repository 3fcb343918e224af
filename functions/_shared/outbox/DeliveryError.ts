/** Thrown when a delivery failed. The reason contains no personal data. */
export class DeliveryError extends Error {
  /** Seconds to wait before the next attempt, if the service named them. */
  readonly retryAfter: number | undefined;
  /** Whether further attempts are useless. */
  readonly isFinal: boolean;

  constructor(
    reason: string,
    options: { retryAfter?: number | undefined; isFinal?: boolean } = {},
  ) {
    super(reason);
    this.name = 'DeliveryError';
    this.retryAfter = options.retryAfter;
    this.isFinal = options.isFinal ?? false;
  }
}

/** Returns the error for a response that is no success, with its `Retry-After` in seconds. */
export function createResponseError({ status, headers }: Response): DeliveryError {
  const retryAfter = Number(headers.get('retry-after'));
  return new DeliveryError(`HTTP ${status}`, {
    ...(retryAfter > 0 && { retryAfter }),
    isFinal: status === 410,
  });
}
