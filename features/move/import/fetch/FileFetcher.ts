import { getOrCreate } from '../../../../base/lists/getOrCreate.ts';
import { encodePath } from '../../../../base/text/encodePath.ts';
import type { Answer } from '../../inventory/crawl/fetchPolitely.ts';
import type { Robots } from '../../inventory/crawl/readRobots.ts';
import type { SiteClient } from '../../inventory/crawl/SiteClient.ts';
import { isFileAddress, isPictureAddress } from '../../page/isFileAddress.ts';
import { isSameSite, toAddress } from '../../page/resolveAddress.ts';
import type { FoundFile } from '../model/ImportedSite.ts';
import { identifyFile } from './identifyFile.ts';
import type { SiteStore } from './SiteStore.ts';

/** Fetches pictures and downloads of a running site, each once, and within limits. */
export class FileFetcher {
  readonly #client: SiteClient;
  readonly #robots: Robots;
  readonly #store: SiteStore;
  readonly #bytesLeft: { count: number };
  /** Path of a picture → the addresses with which pages show it. */
  readonly #pictures = new Map<string, Set<string>>();
  readonly #found = new Map<string, Promise<FoundFile>>();

  constructor({
    client,
    robots,
    store,
    mostBytes,
  }: {
    client: SiteClient;
    robots: Robots;
    store: SiteStore;
    /** The most bytes of all files. */
    mostBytes: number;
  }) {
    this.#client = client;
    this.#robots = robots;
    this.#store = store;
    this.#bytesLeft = { count: mostBytes };
  }

  /** Tells that a page shows a picture, whose address may look like that of a page. */
  addPicture(source: string): void {
    if (!source.startsWith('/')) return;
    getOrCreate(this.#pictures, toPath(source), () => new Set()).add(source.replace(/#.*$/s, ''));
  }

  /** Fetches the file at a path of the site, or says why that is impossible. */
  find(path: string): Promise<FoundFile> {
    const known = this.#found.get(path) ?? this.#fetch(path);
    this.#found.set(path, known);
    return known;
  }

  async #fetch(path: string): Promise<FoundFile> {
    const sources = this.#pictures.get(path);
    if (!sources && !isFileAddress(path)) return undefined;
    // Without its query, a picture is often the original.
    const plain = isFileAddress(path) ? [encodePath(path)] : [];
    let reason = 'it was not found';
    for (const address of new Set([...plain, ...(sources ?? [])])) {
      const bytes = await this.#read(address);
      if (typeof bytes === 'string') reason = bytes;
      else {
        const file = await identifyFile(path, bytes, Boolean(sources) || isPictureAddress(path));
        if (typeof file !== 'string') return file;
        reason = file;
      }
    }
    return { what: 'a picture or file that cannot be fetched', reason };
  }

  /** Returns the bytes at an address, or why there are none. */
  async #read(address: string): Promise<Uint8Array | string> {
    const kept = this.#store.readBytes(address);
    if (kept) return kept;
    if (!this.#robots.isAllowed(address)) return 'robots.txt forbids it';
    if (this.#bytesLeft.count <= 0) return 'the limit of --max-megabytes is reached';
    let answer: Answer;
    try {
      answer = await this.#follow(address, 0);
    } catch {
      return 'the site does not answer';
    }
    const { status, body, isTooLong, location } = answer;
    if (location) return `it leads to ${location}`;
    if (status !== 200) return `the site answers with status ${status}`;
    if (isTooLong) return 'it is too large';
    if (body.length === 0) return 'it is no file';
    this.#bytesLeft.count -= body.length;
    this.#store.write(address, body);
    return body;
  }

  /** Fetches an address and follows redirects within the site. */
  async #follow(address: string, hops: number): Promise<Answer> {
    const answer = await this.#client.fetch(address, true);
    const target = answer.location && new URL(answer.location);
    if (!target || hops >= 3 || !isSameSite(target, this.#client.start)) return answer;
    const next = toAddress(target);
    const isMoved = target.origin !== this.#client.start.origin;
    return this.#robots.isAllowed(next)
      ? this.#follow(isMoved ? target.href : next, hops + 1)
      : answer;
  }
}

/** Returns the path of an address, decoded, as the writer asks for it. */
function toPath(source: string): string {
  const [path = ''] = source.split(/[?#]/);
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path.normalize();
  }
}
