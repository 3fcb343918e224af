import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cookies } from '../access/Cookies.ts';
import { getClientNetwork, RateLimiter } from '../access/RateLimiter.ts';
import type { TokenBox } from '../access/TokenBox.ts';

/** How long a browser is known as the browser of a person, in seconds. */
const knownTime = 365 * 24 * 3600;

/**
 * Limits the mails with links. Whoever asks for the mails of somebody else must not keep them from asking,
 * from however many networks: a browser or network in which the person has logged in counts by itself.
 */
export class MailLimits {
  readonly #tokens: TokenBox;
  readonly #cookies: Cookies;
  readonly #own = new RateLimiter({ limit: 3, seconds: 600 });
  readonly #strangers = new RateLimiter({ limit: 30, seconds: 600 });
  /** Address and network, for each login since the start. */
  readonly #known = new Set<string>();

  constructor(tokens: TokenBox, cookies: Cookies) {
    this.#tokens = tokens;
    this.#cookies = cookies;
  }

  /** Remembers where a person has logged in. */
  async recognise(
    request: IncomingMessage,
    response: ServerResponse,
    email: string,
  ): Promise<void> {
    this.#known.add(toKey(request, email));
    const token = await this.#tokens.seal('known', { email }, knownTime);
    this.#cookies.set(response, 'known', token, knownTime);
  }

  /** Counts a request for a mail; false if there were too many. */
  async allow(request: IncomingMessage, email: string): Promise<boolean> {
    const token = this.#cookies.read(request, 'known');
    const known = await this.#tokens.open<{ email: string }>('known', token);
    if (known?.email === email) return this.#own.allows(`${email} known`);
    const key = toKey(request, email);
    if (!this.#own.allows(key)) return false;
    return this.#known.has(key) || this.#strangers.allows(email);
  }
}

/** Anybody can get a network of 48 bits, with 65,536 networks of 64 bits. */
function toKey(request: IncomingMessage, email: string): string {
  return `${email} ${getClientNetwork(request, 48)}`;
}
