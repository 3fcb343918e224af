import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { Secret } from './Secret.ts';

/** A request to the API of a host. */
interface ApiRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** Path below the address of the API. */
  path: string;
  body?: object;
  /** Statuses to return an answer for, besides successes. */
  accepts?: readonly number[];
}

/** The answer of a host, as JSON. */
export interface ApiAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each host describes its own answers.
  content: any;
}

/** Sends requests to the API of a host with the token, which no message contains. */
export class HostApi {
  readonly #name: string;
  readonly #address: string;
  readonly #secret: Secret;

  constructor(name: string, address: string, credentials: () => Promise<string>) {
    this.#name = name;
    this.#address = address;
    this.#secret = new Secret(credentials);
  }

  /** Rejects with an EditError that says what the host answered. */
  async send({ method = 'GET', path, body, accepts = [] }: ApiRequest): Promise<ApiAnswer> {
    const token = await this.#secret.read();
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'user-agent': 'blockwright',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would take the request to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    }).catch(() => {
      throw new EditError(`${this.#name} does not respond. Try again later`);
    });
    const text = await response.text();
    const content = parse(text);
    if (response.ok || accepts.includes(response.status))
      return { status: response.status, content };
    throw this.refuse(response.status, content);
  }

  /** Returns the error that says what the host answered. */
  refuse(status: number, content: ApiAnswer['content']): EditError {
    const { message, error = 'no reason given', errors = [] } = content ?? {};
    const details = [errors].flat().map((detail) => detail?.message ?? '');
    const reason = [message ?? error, ...details].map(String).join(' ').trim().slice(0, 300);
    return new EditError(this.#secret.remove(`${this.#name} answered ${status}: ${reason}`));
  }
}

/** Returns an address that a browser may open; undefined for anything else. */
export function toLink(address: unknown): string | undefined {
  return /^https?:\/\//i.test(String(address)) ? String(address) : undefined;
}

function parse(text: string): ApiAnswer['content'] {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
