import { readSiteTextSync } from '../../base/files/readSiteText.ts';
import { parseAddress } from '../../base/text/parseAddress.ts';

/**
 * Returns the path below which a site is published, from `site.url`: `/shop/`, or `/` without one.
 * Reads only this value, because servers need it before the site is checked.
 */
export function readBasePath(root: string): string {
  let manifest: string;
  try {
    manifest = readSiteTextSync(root, 'pages.yaml');
  } catch {
    return '/';
  }
  const site = manifest.slice(Math.max(manifest.search(/^site:/m), 0));
  const url = /\burl:\s*["']?(https?:\/\/[^\s"',}#]+)/.exec(site)?.[1] ?? '';
  return parseAddress(url) ? basePath(url) : '/';
}

/** Returns the path of an address, with a slash at the end. */
export function basePath(url: string): string {
  // An address that begins with two slashes would lead to another host.
  return `${new URL(url).pathname}/`.replace(/\/+/g, '/');
}
