import { isFileAddress } from '../../page/isFileAddress.ts';
import { createAddressResolver } from '../../page/resolveAddress.ts';
import type { Robots } from './readRobots.ts';

/** The addresses that are to be visited, each once. */
export class CrawlQueue {
  readonly #resolve: (target: string) => string | undefined;
  readonly #robots: Robots;
  readonly #below: string | undefined;
  readonly #waiting: string[] = [];
  readonly #known = new Set<string>();
  readonly #variants = new Map<string, number>();
  /** Addresses that robots.txt forbids. */
  readonly forbidden = new Set<string>();
  /** Paths with more than `maxVariants` queries. */
  readonly crowded = new Set<string>();
  /** Addresses of sitemaps and feeds, which a site may lack. */
  readonly sitemaps = new Set<string>();

  /** @param below the page to which the addresses are limited, with the pages below it */
  constructor(start: URL, robots: Robots, below?: string) {
    this.#resolve = createAddressResolver(start.href, start.origin);
    this.#robots = robots;
    this.#below = below;
  }

  /** The addresses that wait. */
  get waiting(): readonly string[] {
    return this.#waiting;
  }

  /** The number of addresses that wait or were visited. */
  get knownCount(): number {
    return this.#known.size;
  }

  /** Marks an address as visited. */
  skip(address: string): void {
    this.#known.add(address);
  }

  add(address: string): void {
    if (this.#known.has(address) || isFileAddress(address) || !this.#isWithin(address)) return;
    if (!this.#robots.isAllowed(address)) {
      this.forbidden.add(address);
      return;
    }
    const [path = '', query] = address.split(/\?(.*)/s);
    if (query !== undefined) {
      const count = (this.#variants.get(path) ?? 0) + 1;
      this.#variants.set(path, count);
      if (count > maxVariants) {
        this.crowded.add(path);
        return;
      }
    }
    this.#push(address);
  }

  /** Adds a sitemap or feed, which may end in `.xml` or `.gz`. */
  addSitemap(target: string): void {
    const address = this.#resolve(target);
    if (!address || this.sitemaps.size >= maxSitemaps) return;
    this.sitemaps.add(address);
    if (!this.#known.has(address)) this.#push(address);
  }

  /** Takes the next address. */
  take(): string | undefined {
    return this.#waiting.shift();
  }

  /** Puts an address back that was taken, as the next one. */
  putBack(address: string): void {
    this.#waiting.unshift(address);
  }

  #isWithin(address: string): boolean {
    const below = this.#below ?? '';
    return (
      address.startsWith(below) && (below === '' || /^(?:$|[/?])/.test(address.slice(below.length)))
    );
  }

  #push(address: string): void {
    this.#known.add(address);
    this.#waiting.push(address);
  }
}

/** Addresses that differ in their query alone may be without end, as in a calendar. */
export const maxVariants = 100;
const maxSitemaps = 500;
