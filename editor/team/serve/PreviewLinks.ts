import type { IncomingMessage } from 'node:http';
import { parseRequestPath } from '../../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import type { Cookies } from '../access/Cookies.ts';
import type { TokenBox } from '../access/TokenBox.ts';
import type { ChangeSet } from '../changes/ChangeSet.ts';
import type { ChangeSets } from '../changes/ChangeSets.ts';

/** How long a preview link is valid, in seconds. */
const previewTime = 14 * 24 * 3600;

/** Links by which people without a login look at the pages of a change set. */
export class PreviewLinks {
  readonly #tokens: TokenBox;
  readonly #cookies: Cookies;
  readonly #origin: string;
  readonly #sets: ChangeSets;

  constructor(tokens: TokenBox, cookies: Cookies, origin: string, sets: ChangeSets) {
    this.#sets = sets;
    this.#tokens = tokens;
    this.#cookies = cookies;
    this.#origin = origin;
  }

  /** Creates a link to a change set, which is valid until the set revokes its links. */
  async create(set: ChangeSet): Promise<string> {
    const { id, previewRound: round = 0 } = set.describe();
    const token = await this.#tokens.seal('preview', { set: id, round }, previewTime);
    return `${this.#origin}/_preview/${token}`;
  }

  /** Returns the change set whose link the browser has opened. */
  read(request: IncomingMessage): Promise<ChangeSet | undefined> {
    return this.#find(this.#cookies.read(request, 'preview'));
  }

  async #find(token: string | undefined): Promise<ChangeSet | undefined> {
    const link = await this.#tokens.open<{ set: string; round: number }>('preview', token);
    const set = link && (await this.#sets.find(link.set));
    return set && link.round === (set.describe().previewRound ?? 0) ? set : undefined;
  }

  /** Has the browser keep a link that is opened, because pages name others by absolute paths. */
  readonly handle: RequestHandler = async (request, response, next) => {
    const path = parseRequestPath(request.url) ?? '';
    const token = /^\/_preview\/([\w.-]+)$/.exec(path)?.[1];
    if (request.method !== 'GET' || !token) return next();
    if (!(await this.#find(token))) return next();
    this.#cookies.set(response, 'preview', token, previewTime);
    response.writeHead(302, { location: '/', 'referrer-policy': 'no-referrer' }).end();
  };
}
