import type { IncomingMessage } from 'node:http';
import { parseRequestPath } from '../../../server/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../server/http/RequestHandler.ts';
import type { Cookies } from '../access/Cookies.ts';
import type { TokenBox } from '../access/TokenBox.ts';

/** How long a preview link is valid, in seconds. */
const previewTime = 14 * 24 * 3600;

/** Links by which people without a login look at the pages of a change set. */
export class PreviewLinks {
  readonly #tokens: TokenBox;
  readonly #cookies: Cookies;
  readonly #origin: string;

  constructor(tokens: TokenBox, cookies: Cookies, origin: string) {
    this.#tokens = tokens;
    this.#cookies = cookies;
    this.#origin = origin;
  }

  /** Creates a link to a change set. */
  async create(set: string): Promise<string> {
    return `${this.#origin}/_preview/${await this.#tokens.seal('preview', { set }, previewTime)}`;
  }

  /** Returns the change set whose link the browser has opened. */
  async read(request: IncomingMessage): Promise<string | undefined> {
    const token = this.#cookies.read(request, 'preview');
    return (await this.#tokens.open<{ set: string }>('preview', token))?.set;
  }

  /** Has the browser keep a link that is opened, because pages name others by absolute paths. */
  readonly handle: RequestHandler = async (request, response, next) => {
    const path = parseRequestPath(request.url) ?? '';
    const token = /^\/_preview\/([\w.-]+)$/.exec(path)?.[1];
    if (request.method !== 'GET' || !token) return next();
    if (!(await this.#tokens.open('preview', token))) return next();
    this.#cookies.set(response, 'preview', token, previewTime);
    response.writeHead(302, { location: '/', 'referrer-policy': 'no-referrer' }).end();
  };
}
