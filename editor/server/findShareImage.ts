/**
 * Returns the picture that other sites show of a rendered page, as an address of the server; undefined
 * without one.
 *
 * @param url the address of the site
 */
export function findShareImage(html: string, url: string): string | undefined {
  const [, address] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
  if (address === undefined || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  const base = origin + pathname.replace(/\/$/, '');
  const image = address.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  return image.startsWith(`${base}/`) ? image.slice(base.length) : image;
}
