import type { IncomingMessage, ServerResponse } from 'node:http';

/** The cookies of the server: no script reads them, and no other site sends them along with a form. */
export class Cookies {
  readonly #isSecure: boolean;

  /** @param isSecure whether browsers reach the server by HTTPS */
  constructor(isSecure: boolean) {
    this.#isSecure = isSecure;
  }

  /** Returns the value of a cookie. */
  read(request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
    const prefix = `${this.#fullName(name)}=`;
    return request.headers.cookie
      ?.split(/; */)
      .find((part) => part.startsWith(prefix))
      ?.slice(prefix.length);
  }

  /** Sets a cookie; an empty value removes it. */
  set(response: ServerResponse, name: string, value: string, seconds: number): void {
    const age = value === '' ? 0 : Math.floor(seconds);
    const attributes = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`;
    const secure = this.#isSecure ? '; Secure' : '';
    response.appendHeader('set-cookie', `${this.#fullName(name)}=${value}; ${attributes}${secure}`);
  }

  /** With the prefix, no other host of the domain can set the cookie. */
  #fullName(name: string): string {
    return `${this.#isSecure ? '__Host-' : ''}blockwright-${name}`;
  }
}
