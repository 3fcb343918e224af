/** A token that only this process knows, and that no message contains. */
export class Secret {
  readonly #request: (() => Promise<string>) | undefined;
  readonly #known = new Set<string>();

  constructor(request: (() => Promise<string>) | undefined) {
    this.#request = request;
  }

  /** Returns the token; undefined without credentials. */
  async read(): Promise<string | undefined> {
    const token = await this.#request?.();
    if (!token) return undefined;
    this.#known.add(token).add(Buffer.from(`x-access-token:${token}`).toString('base64'));
    return token;
  }

  /** Replaces the token in a text, also as HTTP sends it. */
  remove(text: string): string {
    return [...this.#known].reduce((rest, token) => rest.replaceAll(token, '***'), text);
  }
}
