import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Counts what each address or person asks for. */
export class RateLimiter {
  readonly #limit: number;
  readonly #seconds: number;
  #counts = new Map<string, number>();
  // The clock of the computer may be set meanwhile.
  #began = performance.now();

  /** @param options.limit how often something may happen in so many `seconds` */
  constructor({ limit, seconds }: { limit: number; seconds: number }) {
    this.#limit = limit;
    this.#seconds = seconds;
  }

  /** Tells a client that was refused when to try again. */
  get headers(): { 'retry-after': string } {
    const seconds = Math.ceil(this.#seconds - (performance.now() - this.#began) / 1000);
    return { 'retry-after': String(Math.max(1, seconds + 1)) };
  }

  /** Counts a request; false if there were too many. */
  allows(key: string): boolean {
    if (performance.now() > this.#began + this.#seconds * 1000) {
      this.#counts = new Map();
      this.#began = performance.now();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.#limit;
  }
}

/**
 * Returns the network of the client by which requests are counted: with IPv6, a person has 2⁶⁴ addresses.
 *
 * @param bits how many bits of an IPv6 address count, a multiple of 16
 */
export function getClientNetwork(
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
  bits = 64,
): string {
  const address = getRemoteAddress(request);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(gap).fill('0'), ...(right ?? [])];
  return groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Returns the address of the client; behind a proxy in a private network, the address that the proxy reports. */
export function getRemoteAddress({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isPrivate = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(peer);
  // Clients can write the header themselves: only the last entry is the proxy's.
  const forwarded =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .replace(/^::ffff:/i, '') ?? '';
  return isPrivate && isIP(forwarded) ? forwarded : peer;
}
