import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** The purpose of a token. A token of one purpose is worth nothing for another. */
type Purpose = 'session' | 'login' | 'mail' | 'preview' | 'known';

/** Encrypts what browsers and mails carry for the server, so that they can neither read nor change it. */
export class TokenBox {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Encrypts content that expires. */
  seal(purpose: Purpose, content: JWTPayload, seconds: number): Promise<string> {
    return new EncryptJWT(content)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(new Date(Date.now() + seconds * 1000))
      .encrypt(this.#key(purpose));
  }

  /** Returns the content of a token; undefined if it expired, was changed or has another purpose. */
  async open<Content>(purpose: Purpose, token: string | undefined): Promise<Content | undefined> {
    if (!token) return undefined;
    return jwtDecrypt(token, this.#key(purpose)).then(
      ({ payload }) => payload as Content,
      () => undefined,
    );
  }

  #key(purpose: Purpose): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.#secret, 'blockwright', purpose, 32));
  }
}
