import { getOrCreate } from '../../../../base/lists/getOrCreate.ts';
import { decodePath } from '../../../../base/text/encodePath.ts';
import { fetchRobots } from '../../inventory/crawl/fetchRobots.ts';
import { SiteClient } from '../../inventory/crawl/SiteClient.ts';
import { isSameSite } from '../../page/resolveAddress.ts';
import { FileFetcher } from '../fetch/FileFetcher.ts';
import { SiteStore } from '../fetch/SiteStore.ts';
import type { FoundFile } from '../model/ImportedSite.ts';

/** Fetches files of the media library from the host that an export names. */
export class UploadFetcher {
  readonly #hosts = new Map<string, Promise<FileFetcher | string>>();
  readonly #stores: SiteStore[] = [];
  readonly #options: {
    root: string;
    mostBytes: number;
    signal: AbortSignal;
  };

  constructor(options: {
    /** The folder of the new site. */
    root: string;
    mostBytes: number;
    signal: AbortSignal;
  }) {
    this.#options = options;
  }

  /**
   * Fetches a file, or says why that is impossible.
   *
   * @param url where the export says that it is
   * @param address its address in the old site
   */
  async find(url: URL, address: string): Promise<FoundFile> {
    const files = await getOrCreate(this.#hosts, url.origin, () => this.#open(url));
    if (typeof files === 'string')
      return { what: 'a picture or file at a host that cannot be read', reason: files };
    const found = await files.find(decodePath(url.pathname));
    if (!found || 'reason' in found) return found;
    const [ending = ''] = /\.\w+$/.exec(found.address) ?? [];
    return { ...found, address: address.replace(/\.\w+$/, '') + ending };
  }

  /** Removes what was kept on the disk. */
  close(): void {
    for (const store of this.#stores) store.remove();
  }

  /** Opens a host; returns why it cannot be read, if it cannot. */
  async #open(url: URL): Promise<FileFetcher | string> {
    const { root, mostBytes } = this.#options;
    try {
      const client = await this.#connect(url);
      const robots = await fetchRobots(client);
      client.setDelay(robots.delay);
      const store = new SiteStore(root, url.origin);
      this.#stores.push(store);
      return new FileFetcher({ client, robots, store, mostBytes });
    } catch (error) {
      return (error as Error).message.split('\n')[0] ?? '';
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
