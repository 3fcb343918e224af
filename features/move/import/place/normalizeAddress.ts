import { toComparable } from '../../../../base/redirects/parseSource.ts';

/** Returns an address as addresses are compared: decoded, without a slash or `index.html` at its end. */
export function normalizeAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return toComparable(path.replace(/\/index\.html?$/, '/')) || '/';
}
