import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../../../../base/files/cachePath.ts';

/** Keeps what was read of a running site on the disk, so that an interrupted or tried import need not read it again. */
export class SiteStore {
  readonly #folder: string;

  /** @param now what is older than a day by this time is removed */
  constructor(root: string, start: string, now = Date.now()) {
    this.#folder = cachePath(root, 'import', digest(start));
    const age = now - (statSync(this.journal, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > mostAge) this.remove();
    mkdirSync(this.#folder, { recursive: true });
  }

  /** The file with what the crawl knows. */
  get journal(): string {
    return join(this.#folder, 'journal');
  }

  write(address: string, content: string | Uint8Array): void {
    writeFileSync(this.#find(address), content);
  }

  /** Returns the text of a page or feed; empty if it is lost. */
  readText(address: string): string {
    return this.readBytes(address)?.toString('utf8') ?? '';
  }

  readBytes(address: string): Buffer | undefined {
    const path = this.#find(address);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #find(address: string): string {
    return join(this.#folder, digest(address));
  }
}

const mostAge = 24 * 60 * 60 * 1000;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
