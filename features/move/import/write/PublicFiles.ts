import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import type { MissingFile } from '../model/ImportedFile.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import { readPictureFault } from './readPictureFault.ts';

/** A file that comes along. */
export interface UsedFile {
  /** Its path in `public/`, from `/`. */
  path: string;
  content: string | Uint8Array;
  digest: string;
  /** Why browsers cannot show it as a picture. */
  fault: string | undefined;
}

/** The files of an old site that articles use, each once, at their old addresses in `public/`. */
export class PublicFiles {
  readonly #root: string;
  readonly #find: ImportedSite['findFile'];
  readonly #byAddress = new Map<string, UsedFile | undefined>();
  readonly #missing = new Map<string, MissingFile>();
  readonly #byDigest = new Map<string, UsedFile>();
  readonly #paths = new Map<string, UsedFile>();
  readonly #names = new Set<string>();
  /** Old addresses of files that are elsewhere now. */
  readonly moved = new Map<string, string>();

  constructor(root: string, find: ImportedSite['findFile']) {
    this.#root = root;
    this.#find = find;
  }

  get used(): readonly UsedFile[] {
    return [...this.#paths.values()];
  }

  /** Looks a file up, so that `get()` knows it. */
  async request(address: string): Promise<void> {
    if (this.#byAddress.has(address)) return;
    this.#byAddress.set(address, undefined);
    const found = await this.#find(address);
    if (!found) return;
    if ('reason' in found) {
      this.#missing.set(address, found);
      return;
    }
    const bytes = typeof found.content === 'string' ? readFileSync(found.content) : found.content;
    const digest = createHash('sha256').update(bytes).digest('hex');
    let file = this.#byDigest.get(digest);
    if (!file) {
      const fault = await readPictureFault(found.address, bytes);
      file = { path: this.#findPath(found.address, digest), content: found.content, digest, fault };
      this.#byDigest.set(digest, file);
      this.#paths.set(file.path, file);
      this.#names.add(file.path.toLowerCase());
    }
    this.#byAddress.set(address, file);
    if (file.path !== found.address) this.moved.set(found.address, file.path);
  }

  /** Returns a file that was requested. */
  get(address: string): UsedFile | undefined {
    return this.#byAddress.get(address);
  }

  /** Returns why a file that was requested cannot come along, if its reader said so. */
  getMissing(address: string): MissingFile | undefined {
    return this.#missing.get(address);
  }

  #findPath(address: string, digest: string): string {
    const path = tidyPath(address);
    const isFree = (one: string) => {
      // Some systems keep one of two names that differ in capitals.
      if (this.#names.has(one.toLowerCase())) return false;
      const existing = join(this.#root, 'public', one);
      return !existsSync(existing) || hasDigest(existing, digest);
    };
    if (isFree(path)) return path;
    const { dir, name, ext } = posix.parse(path);
    return posix.join(dir, `${name}-${digest.slice(0, 8)}${ext}`);
  }
}

/** Returns a path whose names need no encoding; hidden names get letters. */
function tidyPath(address: string): string {
  const names = address.split('/').filter((name) => name !== '' && name !== '..' && name !== '.');
  return `/${names
    .map((name) => {
      if (/^[\w~@+-][\w.~@+-]*$/.test(name)) return name;
      const { name: stem, ext } = posix.parse(name);
      return (toSlug(stem, transliterate) || 'file') + ext.toLowerCase().replaceAll(/[^\w.]/g, '');
    })
    .join('/')}`;
}

function hasDigest(path: string, digest: string): boolean {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex') === digest;
  } catch {
    return false;
  }
}
