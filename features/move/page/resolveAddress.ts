/** Returns the address of a target on a page; undefined for another site, unless `anyHost` asks for it. */
export type ResolveAddress = (
  target: string,
  options?: { base?: string | undefined; anyHost?: boolean },
) => string | undefined;

/**
 * Returns a function that turns targets of links on a page into addresses: path and query, without what
 * only counts visitors. With `anyHost`, targets on other hosts are returned as they are.
 *
 * @param page the address of the page, with its origin
 * @param origin the origin of the site; `http` and `https` are the same site, and hosts with or without `www.`
 */
export function createAddressResolver(page: string, origin: string): ResolveAddress {
  const site = new URL(origin);
  return (target, { base, anyHost } = {}) => {
    const url = parseUrl(target, base ? (parseUrl(base, page)?.href ?? page) : page);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    if (!isSameSite(url, site)) return anyHost ? url.href : undefined;
    return toAddress(url);
  };
}

/** Whether two URLs are of one site: their hosts are the same but for `www.`. */
export function isSameSite(one: URL, other: URL): boolean {
  const bare = ({ host }: URL) => host.replace(/^www\./, '');
  return bare(one) === bare(other);
}

/** Returns path and query of a URL of the site, as the inventory lists them. */
export function toAddress(url: URL): string {
  // Most links have no query, and reading the parameters takes most of the time.
  if (url.search !== '')
    for (const name of [...url.searchParams.keys()])
      if (counting.test(name)) url.searchParams.delete(name);
  const search = url.search === '?' ? '' : url.search;
  return url.pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html?$/i, '/') + search;
}

/** Parameters that say where a visitor came from, or that repeat the page for a button. */
const counting =
  /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref_src|replytocom|share|phpsessid|jsessionid|sid)$/i;

function parseUrl(target: string, base: string): URL | undefined {
  try {
    return new URL(target.trim(), base);
  } catch {
    return undefined;
  }
}
