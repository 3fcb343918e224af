import { encodePath } from '../../../../base/text/encodePath.ts';
import type { Answer } from '../../inventory/crawl/fetchPolitely.ts';
import type { Robots } from '../../inventory/crawl/readRobots.ts';
import type { SiteClient } from '../../inventory/crawl/SiteClient.ts';
import { isFileAddress, isPictureAddress } from '../../page/isFileAddress.ts';
import { isSameSite, toAddress } from '../../page/resolveAddress.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { identifyFile } from './identifyFile.ts';
import type { SiteStore } from './SiteStore.ts';

/** Fetches pictures and downloads of a running site, each once, and within limits. */
export class FileFetcher {
  readonly #client: SiteClient;
  readonly #robots: Robots;
  readonly #store: SiteStore;
  readonly #note: (note: ImportNote) => void;
  readonly #bytesLeft: { count: number };
  /** Path of a picture → the addresses with which pages show it, and a page that does. */
  readonly #pictures = new Map<string, { sources: Set<string>; page: string }>();
  readonly #found = new Map<string, Promise<ImportedFile | undefined>>();

  constructor({
    client,
    robots,
    store,
    mostBytes,
    note,
  }: {
    client: SiteClient;
    robots: Robots;
    store: SiteStore;
    /** The most bytes of all files. */
    mostBytes: number;
    note(note: ImportNote): void;
  }) {
    this.#client = client;
    this.#robots = robots;
    this.#store = store;
    this.#note = note;
    this.#bytesLeft = { count: mostBytes };
  }

  /** Tells that a page shows a picture, whose address may look like that of a page. */
  addPicture(source: string, page: string): void {
    if (!source.startsWith('/')) return;
    const path = toPath(source);
    const known = this.#pictures.get(path) ?? { sources: new Set(), page };
    known.sources.add(source.replace(/#.*$/s, ''));
    this.#pictures.set(path, known);
  }

  /** Fetches the file at a path of the site. */
  find(path: string): Promise<ImportedFile | undefined> {
    const known = this.#found.get(path) ?? this.#fetch(path);
    this.#found.set(path, known);
    return known;
  }

  async #fetch(path: string): Promise<ImportedFile | undefined> {
    const picture = this.#pictures.get(path);
    if (!picture && !isFileAddress(path)) return undefined;
    // Without its query, a picture is often the original.
    const plain = isFileAddress(path) ? [encodePath(path)] : [];
    let reason = 'it was not found';
    for (const address of new Set([...plain, ...(picture?.sources ?? [])])) {
      const bytes = await this.#read(address);
      if (typeof bytes === 'string') reason = bytes;
      else {
        const file = await identifyFile(path, bytes, Boolean(picture) || isPictureAddress(path));
        if (typeof file !== 'string') return file;
        reason = file;
      }
    }
    this.#note({
      file: picture?.page ?? path,
      what: 'a picture or file that cannot be fetched',
      piece: path,
      became: `left out: ${reason}`,
    });
    return undefined;
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
