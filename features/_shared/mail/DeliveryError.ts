/** Thrown when a delivery failed. The reason contains no personal data. */
export class DeliveryError extends Error {
  /** Seconds to wait before the next attempt, if the service named them. */
  readonly retryAfter: number | undefined;
  /** Whether further attempts are useless. */
  readonly isFinal: boolean;
  /** Whether the service found the content invalid. */
  readonly isInvalid: boolean;

  constructor(
    reason: string,
    options: { retryAfter?: number | undefined; isFinal?: boolean; isInvalid?: boolean } = {},
  ) {
    super(reason);
    this.name = 'DeliveryError';
    this.retryAfter = options.retryAfter;
    this.isFinal = options.isFinal ?? false;
    this.isInvalid = options.isInvalid ?? false;
  }
}

/** Returns the error for a response that is no success, with its `Retry-After` in seconds. */
export function createResponseError({ status, headers }: Response): DeliveryError {
  return new DeliveryError(`HTTP ${status}`, {
    retryAfter: parseRetryAfter(headers.get('retry-after') ?? ''),
    isFinal: status === 410,
    isInvalid: status === 400 || status === 422,
  });
}

/** Returns the seconds that a header names, as a number or as a date. */
function parseRetryAfter(header: string): number | undefined {
  const seconds = Number(header);
  const delay = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return delay > 0 ? delay : undefined;
}
