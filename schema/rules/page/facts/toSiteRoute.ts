import { parseAddress } from '../../../../base/text/parseAddress.ts';

/**
 * Returns the route that a full address of the site means, with its anchor and without a slash at the
 * end: `https://www.example.com/pricing` → `/pricing`. Undefined for other addresses and for files.
 */
export function toSiteRoute(address: string, siteUrl: string | undefined): string | undefined {
  const parsed = address.startsWith('https:') ? parseAddress(address) : undefined;
  if (!siteUrl || !parsed) return undefined;
  const site = new URL(siteUrl);
  const { hostname, port, pathname, hash } = parsed;
  const base = site.pathname.replace(/\/$/, '');
  const isOwn =
    withoutWww(hostname) === withoutWww(site.hostname) &&
    port === site.port &&
    (pathname === base || pathname.startsWith(`${base}/`));
  if (!isOwn || /\.\w{2,5}$/.test(pathname)) return undefined;
  const route = pathname.slice(base.length).replace(/\/+$/, '') || '/';
  return route + hash;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
