import { DigestedFile } from './DigestedFile.ts';
import { sha1, sha256 } from './sha.ts';

/** Stands in for `node:crypto`: hashes. */
export const hashes = {
  createHash: (algorithm: string) => new Hash(algorithm),
  hash: (algorithm: string, content: string | Uint8Array, format: Format = 'hex') =>
    new Hash(algorithm).update(content).digest(format),
  randomUUID: () => globalThis.crypto.randomUUID(),
};

/** Stands in for `node:os`. */
export const system = { availableParallelism: () => 1 };

type Format = 'hex' | 'base64' | 'base64url';

class Hash {
  readonly #compute: (bytes: Uint8Array) => Uint8Array;
  readonly #parts: Uint8Array[] = [];
  #digest: string | undefined;

  constructor(algorithm: string) {
    const compute = { sha1, sha256 }[algorithm];
    if (!compute) throw new Error(`The playground has no ${algorithm}.`);
    this.#compute = compute;
  }

  update(content: string | Uint8Array): this {
    if (content instanceof DigestedFile) this.#digest = content.digest;
    this.#parts.push(typeof content === 'string' ? new TextEncoder().encode(content) : content);
    return this;
  }

  digest(format: Format): string {
    if (this.#digest && format === 'hex') return this.#digest;
    const whole = new Uint8Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let start = 0;
    for (const part of this.#parts) {
      whole.set(part, start);
      start += part.length;
    }
    return encode(this.#compute(whole), format);
  }
}

function encode(bytes: Uint8Array, format: Format): string {
  if (format === 'hex')
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const text = btoa(String.fromCharCode(...bytes));
  return format === 'base64'
    ? text
    : text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
