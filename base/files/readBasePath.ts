import { parseAddress } from '../text/parseAddress.ts';
import { readSiteValue } from './readSiteValue.ts';

/** Returns the path below which a site is published, from `site.url`: `/shop/`, or `/` without one. */
export function readBasePath(root: string): string {
  const url = readSiteValue(root, 'url') ?? '';
  return /^https?:/.test(url) && parseAddress(url) ? basePath(url) : '/';
}

/** Returns the path of an address, with a slash at the end. */
export function basePath(url: string): string {
  // An address that begins with two slashes would lead to another host.
  return `${new URL(url).pathname}/`.replace(/\/+/g, '/');
}
