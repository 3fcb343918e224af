/** A file of which nothing but the SHA-256 of its content is known, in hexadecimal digits. */
export class DigestedFile extends Uint8Array {
  readonly digest: string;

  constructor(digest: string) {
    super(0);
    this.digest = digest;
  }
}
