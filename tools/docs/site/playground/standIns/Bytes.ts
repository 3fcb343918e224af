/** Stands in for `Buffer`, as far as the checker and the renderer use it. */
export class Bytes extends Uint8Array {
  // biome-ignore lint/suspicious/noExplicitAny: the signature of Uint8Array differs
  static override from(content: any, encoding?: any): any {
    if (typeof content !== 'string') return new Bytes(content);
    if (encoding !== 'base64') return new Bytes(new TextEncoder().encode(content));
    return new Bytes(Array.from(atob(content), (letter) => letter.charCodeAt(0)));
  }

  static alloc(size: number): Bytes {
    return new Bytes(size);
  }

  static byteLength(text: string): number {
    return new TextEncoder().encode(text).length;
  }

  override toString(encoding = 'utf8'): string {
    if (encoding !== 'base64') return new TextDecoder().decode(this);
    let binary = '';
    for (const byte of this) binary += String.fromCharCode(byte);
    return btoa(binary);
  }
}
