import { crc32 } from 'node:zlib';
import type { PartKind, SitePart } from './BuildRecord.ts';

/** The parts of a site's sources, each once, by index. */
export class PartList {
  readonly parts: SitePart[] = [];
  readonly #indexes = new Map<string, number>();

  /** Adds a part with the digest of its value, unless it is there; returns its index. */
  add(kind: PartKind, name: string, file: string, value: unknown): number {
    return this.addDigest(kind, name, file, () => String(crc32(JSON.stringify(value ?? null))));
  }

  /** Adds a part whose digest is known. */
  addDigest(kind: PartKind, name: string, file: string, digest: () => string): number {
    const known = this.find(kind, name);
    if (known !== undefined) return known;
    this.#indexes.set(`${kind} ${name}`, this.parts.length);
    return this.parts.push([kind, name, file, digest()]) - 1;
  }

  /** Returns the index of a part, if it is there. */
  find(kind: PartKind, name: string): number | undefined {
    return this.#indexes.get(`${kind} ${name}`);
  }
}
