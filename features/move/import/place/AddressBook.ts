import { posix } from 'node:path';
import { decodePath, encodePath } from '../../../../base/text/encodePath.ts';
import { normalizeAddress } from './normalizeAddress.ts';
import type { PlacedArticle } from './placeArticles.ts';

/** Where an address of the old site leads in the new one. */
export type FoundAddress =
  | { kind: 'page'; route: string; fragment: string; article?: PlacedArticle }
  | { kind: 'site'; path: string; fragment: string }
  | { kind: 'outside'; address: string }
  | { kind: 'none' };

/** Finds the pages of the new site by addresses of the old one. */
export class AddressBook {
  readonly #routes = new Map<string, string>();
  readonly #articles = new Map<string, PlacedArticle>();
  readonly #sources = new Map<string, PlacedArticle>();
  readonly #urls: readonly URL[];

  constructor(urls: readonly string[], articles: readonly PlacedArticle[]) {
    this.#urls = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url));
    for (const article of articles) {
      this.#sources.set(article.article.source, article);
      this.#articles.set(article.route, article);
      for (const old of article.oldAddresses) if (!/[*?]/.test(old)) this.add(old, article.route);
      if (!article.isBehind) this.add(article.article.address, article.route);
    }
    // Hosts show `/about.html` at `/about` too.
    for (const { article, route, isBehind } of articles)
      if (!isBehind) this.add(article.address.replace(/\.html?$/, ''), route);
  }

  /** Adds a page of the new site, unless the address has one. */
  add(address: string, route: string): void {
    const key = normalizeAddress(address);
    if (!this.#routes.has(key)) this.#routes.set(key, route);
  }

  /** Resolves an address that stands in a text of the old site. */
  resolve(written: string, { article }: Pick<PlacedArticle, 'article'>): FoundAddress {
    const address = written.trim();
    if (/^(?:mailto|tel|sms):/i.test(address)) return { kind: 'outside', address };
    const base = `https://old.invalid${encodeURI(decodePath(article.address))}`;
    let url: URL;
    try {
      url = new URL(address.startsWith('//') ? `https:${address}` : address, base);
    } catch {
      return { kind: 'none' };
    }
    const fragment = decodePath(url.hash);
    if (address.startsWith('#'))
      return { kind: 'page', route: '', fragment, ...this.#find(article.address) };
    const host = this.#urls.find((own) => own.host === url.host);
    if (url.hostname !== 'old.invalid' && !host)
      return /^https?:$/.test(url.protocol)
        ? { kind: 'outside', address: address.replace(/^\/\//, 'https://') }
        : { kind: 'none' };
    const path = decodePath(url.pathname);
    const below = this.#urls
      .map(({ pathname }) => pathname.replace(/\/$/, ''))
      .find((folder) => folder !== '' && path.startsWith(`${folder}/`));
    // A server without a slash at the end of addresses takes the folder above for relative links.
    const above =
      /^\.{0,2}[^/:#?]*\w/.test(address) && !/^[a-z][\w+.-]*:/i.test(address)
        ? decodePath(new URL(address, base.replace(/\/$/, '')).pathname)
        : path;
    for (const one of [path, above, ...(below ? [path.slice(below.length)] : [])]) {
      const query = url.search ? this.#routes.get(normalizeAddress(one) + url.search) : undefined;
      const route = query ?? this.#routes.get(normalizeAddress(one));
      if (route !== undefined) return { kind: 'page', route, fragment, ...this.#findRoute(route) };
    }
    // Texts may link to the file of a text, as editors do.
    const file = /^[^/]/.test(address)
      ? posix.join(posix.dirname(article.source), decodePath(address.replace(/[?#].*$/, '')))
      : path.slice(1);
    const source = this.#sources.get(file) ?? this.#sources.get(path.slice(1));
    if (source) return { kind: 'page', route: source.route, fragment, article: source };
    return { kind: 'site', path: below ? path.slice(below.length) : path, fragment };
  }

  #find(address: string): { article?: PlacedArticle } {
    const route = this.#routes.get(normalizeAddress(address));
    return route === undefined ? {} : this.#findRoute(route);
  }

  #findRoute(route: string): { article?: PlacedArticle } {
    const article = this.#articles.get(route);
    return article ? { article } : {};
  }
}

/** Returns a route or a path with what addresses must not contain encoded. */
export function toHref(path: string): string {
  return encodePath(path).replaceAll(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}
