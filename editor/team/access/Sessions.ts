import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Queue } from '../../server/draft/Queue.ts';
import type { Cookies } from './Cookies.ts';
import type { TokenBox } from './TokenBox.ts';

/** A login of a person in one browser. */
export interface LoginSession {
  id: string;
  email: string;
  name: string;
  /** When the person logged in, and was last seen, in seconds since 1970. */
  begun: number;
  seen: number;
}

/** How long a session lasts at most, and without a request, in seconds. */
const longest = 7 * 24 * 3600;
const longestIdle = 12 * 3600;

/**
 * The sessions of the people who logged in. Each lives in an encrypted cookie, which a login always
 * replaces: an attacker cannot prepare a session for a person.
 */
export class Sessions {
  readonly #tokens: TokenBox;
  readonly #cookies: Cookies;
  /** The ids of sessions that ended before they expired → when they expire. */
  readonly #ended: Map<string, number>;
  readonly #store: (ended: [string, number][]) => Promise<void>;
  readonly #stores = new Queue();

  /**
   * @param options.ended the sessions that ended before they expired, as `store` received them
   * @param options.store keeps them over a restart
   */
  constructor(options: {
    tokens: TokenBox;
    cookies: Cookies;
    ended: readonly [string, number][];
    store(ended: [string, number][]): Promise<void>;
  }) {
    this.#tokens = options.tokens;
    this.#cookies = options.cookies;
    this.#ended = new Map(options.ended);
    this.#store = options.store;
  }

  /** Begins a session under a new id. */
  async begin(response: ServerResponse, person: { email: string; name: string }): Promise<void> {
    const now = getSeconds();
    const { email, name } = person;
    await this.#write(response, { id: randomUUID(), email, name, begun: now, seen: now });
  }

  /** Returns the session of a request, and prolongs it; undefined if it has none, or an expired one. */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<LoginSession | undefined> {
    const token = this.#cookies.read(request, 'session');
    const session = await this.#tokens.open<LoginSession>('session', token);
    if (!session || this.#ended.has(session.id)) return undefined;
    const now = getSeconds();
    if (now > session.begun + longest || now > session.seen + longestIdle) return undefined;
    // A clock that was ahead for a moment must not keep a session from being prolonged.
    if (Math.abs(now - session.seen) > 300) await this.#write(response, { ...session, seen: now });
    return session;
  }

  /** Ends a session for good, also where its cookie was copied. */
  async end(response: ServerResponse, { id, begun }: LoginSession): Promise<void> {
    this.#cookies.set(response, 'session', '', 0);
    // Much later, because a clock that is ahead must not let ended sessions begin again.
    for (const [ended, expires] of this.#ended)
      if (expires + longest < getSeconds()) this.#ended.delete(ended);
    this.#ended.set(id, begun + longest);
    await this.#stores.add(() => this.#store([...this.#ended]));
  }

  /** Whether a session has neither ended nor reached its longest time. */
  isCurrent({ id, begun }: LoginSession): boolean {
    return !this.#ended.has(id) && getSeconds() <= begun + longest;
  }

  async #write(response: ServerResponse, session: LoginSession): Promise<void> {
    const token = await this.#tokens.seal('session', { ...session }, longestIdle);
    this.#cookies.set(response, 'session', token, longestIdle);
  }
}

function getSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
