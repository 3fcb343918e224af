import type { IncomingMessage } from 'node:http';

/** How long a request may take to arrive, without a login and with one, in milliseconds. */
const longest = 60_000;
const longestOfMember = 3_600_000;

/** How long nothing may arrive of the request of a member, in milliseconds. */
const longestSilence = 30_000;

const pause = 5000;

/** What is known of a request that is arriving. */
interface Arrival {
  begun: number;
  /** When something arrived last, and how much the connection had received by then. */
  moved: number;
  bytes: number;
  isOfMember: boolean;
}

/**
 * The requests that are arriving. Slow senders must not hold connections for ever, but a member may send
 * a large file over a slow line for as long as it moves.
 */
export class ArrivingRequests {
  readonly #arrivals = new Map<IncomingMessage, Arrival>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#endSlow(), pause).unref();
  }

  add(request: IncomingMessage): void {
    const now = performance.now();
    const bytes = request.socket.bytesRead;
    this.#arrivals.set(request, { begun: now, moved: now, bytes, isOfMember: false });
    request.on('close', () => this.#arrivals.delete(request));
  }

  /** Notes that a member sends a request. */
  trust(request: IncomingMessage): void {
    const arrival = this.#arrivals.get(request);
    if (arrival) arrival.isOfMember = true;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #endSlow(): void {
    const now = performance.now();
    for (const [request, arrival] of this.#arrivals) {
      const { begun, moved, bytes, isOfMember } = arrival;
      if (request.complete) this.#arrivals.delete(request);
      else if (now - begun > (isOfMember ? longestOfMember : longest)) request.socket.destroy();
      else if (request.socket.bytesRead > bytes)
        Object.assign(arrival, { moved: now, bytes: request.socket.bytesRead });
      else if (isOfMember && now - moved > longestSilence) request.socket.destroy();
    }
  }
}
