import { randomUUID } from 'node:crypto';
import type { TokenBox } from '../access/TokenBox.ts';

/** How long a mailed link is valid, in seconds. */
export const linkTime = 15 * 60;

/** The links that were mailed: each is worth one login, in the browser that asked for it. */
export class MailLinks {
  readonly #tokens: TokenBox;
  /** The ids of links that were not used yet → when they expire, whatever the clock of the computer says. */
  readonly #unused = new Map<string, number>();

  constructor(tokens: TokenBox) {
    this.#tokens = tokens;
  }

  /** Creates the token of a link, and the id by which the browser proves that it asked for it. */
  async create(email: string): Promise<{ id: string; token: string }> {
    this.#dropExpired();
    const id = randomUUID();
    this.#unused.set(id, performance.now() + linkTime * 1000);
    return { id, token: await this.#tokens.seal('mail', { id, email }, linkTime) };
  }

  /** Uses a link up; returns the email address, or undefined if it is not valid in this browser. */
  async use(token: string, id: string | undefined): Promise<string | undefined> {
    const link = await this.#tokens.open<{ id: string; email: string }>('mail', token);
    if (!link || link.id !== id) return undefined;
    this.#dropExpired();
    return this.#unused.delete(link.id) ? link.email : undefined;
  }

  #dropExpired(): void {
    for (const [id, expires] of this.#unused)
      if (expires < performance.now()) this.#unused.delete(id);
  }
}
