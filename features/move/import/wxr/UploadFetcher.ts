import { decodePath } from '../../../../base/text/encodePath.ts';
import { fetchRobots } from '../../inventory/crawl/fetchRobots.ts';
import { SiteClient } from '../../inventory/crawl/SiteClient.ts';
import { isSameSite } from '../../page/resolveAddress.ts';
import { FileFetcher } from '../fetch/FileFetcher.ts';
import { SiteStore } from '../fetch/SiteStore.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportNote } from '../model/ImportNote.ts';

/** Fetches files of the media library from the host that an export names. */
export class UploadFetcher {
  readonly #hosts: Map<string, Promise<FileFetcher | undefined>> = new Map();
  readonly #stores: SiteStore[] = [];
  readonly #options: {
    root: string;
    mostBytes: number;
    signal: AbortSignal;
    note(note: ImportNote): void;
  };

  constructor(options: {
    /** The folder of the new site. */
    root: string;
    mostBytes: number;
    signal: AbortSignal;
    note(note: ImportNote): void;
  }) {
    this.#options = options;
  }

  /**
   * Fetches a file.
   *
   * @param url where the export says that it is
   * @param address its address in the old site
   */
  async find(url: URL, address: string): Promise<ImportedFile | undefined> {
    const host = this.#hosts.get(url.origin) ?? this.#open(url);
    this.#hosts.set(url.origin, host);
    const found = await (await host)?.find(decodePath(url.pathname));
    const [ending = ''] = /\.\w+$/.exec(found?.address ?? '') ?? [];
    return found && { ...found, address: address.replace(/\.\w+$/, '') + ending };
  }

  /** Removes what was kept on the disk. */
  close(): void {
    for (const store of this.#stores) store.remove();
  }

  async #open(url: URL): Promise<FileFetcher | undefined> {
    const { root, mostBytes, note } = this.#options;
    try {
      const client = await this.#connect(url);
      const robots = await fetchRobots(client);
      client.setDelay(robots.delay);
      const store = new SiteStore(root, url.origin);
      this.#stores.push(store);
      return new FileFetcher({ client, robots, store, mostBytes, note });
    } catch (error) {
      note({
        file: url.origin,
        what: 'a host whose pictures cannot be fetched',
        became: `left out: ${(error as Error).message.split('\n')[0]}`,
      });
      return undefined;
    }
  }

  /** Returns a client for a host, which may have moved to `https:` or lost its `www.`. */
  async #connect(url: URL): Promise<SiteClient> {
    const { signal } = this.#options;
    const client = new SiteClient(new URL('/', url), signal);
    const { location } = await client.fetch('/robots.txt');
    const target = location === undefined ? undefined : new URL(location);
    const isMoved = target && target.origin !== url.origin && isSameSite(target, url);
    return isMoved ? new SiteClient(new URL('/', target), signal) : client;
  }
}
