import { groupBy } from '../../../../base/lists/groupBy.ts';
import { decodePath, encodePath } from '../../../../base/text/encodePath.ts';
import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import type { InventoryPage } from '../../format/Inventory.ts';
import type { CrawledSite } from '../../inventory/crawl/toCrawledSite.ts';
import { isSameSite, toAddress } from '../../page/resolveAddress.ts';
import { normalizeAddress } from '../place/normalizeAddress.ts';

/** The addresses of a running site: which of them are pages, and where the others lead. */
export class SiteAddresses {
  readonly #site: URL;
  readonly #redirects: Readonly<Record<string, string>>;
  /** Address of a page as it was read → the address that it has in the import. */
  readonly #clean = new Map<string, string>();
  /** Addresses that show the page of another address → address of that page. */
  readonly copies = new Map<string, string>();
  #leading: ReadonlyMap<string | undefined, readonly string[]> | undefined;

  constructor(crawled: CrawledSite) {
    const { origin = '', pages, redirects, crowded } = crawled;
    this.#site = new URL(origin);
    this.#redirects = redirects;
    const read = pages.filter(({ status }) => status === 200);
    const byAddress = new Map(read.map((page) => [page.address, page]));
    const taken = new Map<string, string>();
    for (const page of [...read].sort(comparePages)) {
      const { address } = page;
      const other = page.canonical === undefined ? undefined : byAddress.get(page.canonical);
      const [path = '', query] = address.split('?');
      const first = taken.get(normalizeAddress(path));
      const original =
        other && isCopy(page, other)
          ? other.address
          : query === undefined || crowded.has(path)
            ? first
            : undefined;
      if (original !== undefined && original !== address) {
        this.copies.set(address, original);
        continue;
      }
      const clean = findFree(query === undefined ? address : nameQuery(path, query), taken);
      taken.set(normalizeAddress(clean), address);
      this.#clean.set(address, clean);
    }
  }

  /** Whether an address is a page of its own. */
  isPage(address: string): boolean {
    return this.#clean.has(address);
  }

  /** Returns the address that a page has in the import: decoded, without a query. */
  clean(address: string): string {
    return decodePath(this.#clean.get(address) ?? address);
  }

  /**
   * Follows the redirects of the site.
   *
   * @returns the page at the end, or a URL of another site; undefined for a circle
   */
  follow(address: string): string | undefined {
    const seen = new Set<string>();
    let at = this.copies.get(address) ?? address;
    for (let next = this.#redirects[at]; next !== undefined; next = this.#redirects[at]) {
      if (seen.has(at)) return undefined;
      seen.add(at);
      at = this.copies.get(next) ?? next;
    }
    return at;
  }

  /** Lists the redirects and copies that lead to a page. */
  listLeading(page: string): readonly string[] {
    this.#leading ??= groupBy([...Object.keys(this.#redirects), ...this.copies.keys()], (from) =>
      this.follow(from),
    );
    return this.#leading.get(page) ?? [];
  }

  /**
   * Returns the target of a link or picture from the root of the site, and with its host for another site;
   * undefined for what is not on the web.
   *
   * @param base the URL by which the target is relative
   */
  resolve(target: string, base: string): string | undefined {
    let url: URL;
    try {
      url = new URL(target.trim(), base);
    } catch {
      return undefined;
    }
    if (!/^https?:$/.test(url.protocol)) return undefined;
    if (!isSameSite(url, this.#site)) return url.href;
    const { hash } = url;
    const address = toAddress(url);
    const found = this.follow(address) ?? address;
    if (/^https?:/.test(found)) return found;
    const clean = this.#clean.get(found) ?? this.#clean.get(switchSlash(found));
    return (clean === undefined ? found : encodePath(decodePath(clean))) + hash;
  }
}

/** Pages without a query first, since they are the originals. */
function comparePages(one: InventoryPage, other: InventoryPage): number {
  return Number(one.address.includes('?')) - Number(other.address.includes('?'));
}

/** Whether a page says what its canonical page says: sites that name the wrong one are many. */
function isCopy(page: InventoryPage, original: InventoryPage): boolean {
  if (page === original || original.canonical !== undefined) return false;
  const known = new Set(original.sentences);
  const same = page.sentences.filter((sentence) => known.has(sentence)).length;
  return same >= page.sentences.length * 0.8;
}

/** Returns an address for a page that has a query: `/index.php?page=about` → `/about`. */
function nameQuery(path: string, query: string): string {
  const words = toSlug([...new URLSearchParams(query).values()].join(' '), transliterate);
  const folder = path.replace(/(?:\/index)?\.\w+$|\/$/, '');
  return `${folder}/${words || 'page'}`;
}

/** Returns an address that no other page has, without the ending of a program. */
function findFree(address: string, taken: ReadonlyMap<string, string>): string {
  const stem = address.replace(/\.(?:php\d?|phtml|aspx?|jspx?|cfm|cgi|pl|do|shtml?|xhtml)$/i, '');
  const path = stem === '/index' ? '/' : stem;
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : `${path.replace(/\/$/, '')}-${number}`;
    if (!taken.has(normalizeAddress(free))) return free;
  }
}

function switchSlash(address: string): string {
  const [path = '', query] = address.split('?');
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return query === undefined ? other : `${other}?${query}`;
}
