import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import { formats } from '../../../../schema/index.ts';
import { normalizeAddress } from './normalizeAddress.ts';

/** Returns the route of a page that was at an address: the same, if it can be one, or else written otherwise. */
export function chooseRoute(address: string): string {
  const path = normalizeAddress(address);
  if (isRoute(path)) return path;
  const segments = path
    .split('/')
    .map((segment) => {
      const [, name = segment, ending = ''] = /^(.*?)(\.html?)?$/s.exec(segment) ?? [];
      const slug = toSlug(name, transliterate);
      return slug === '' ? '' : slug.slice(0, 180).replace(/-+$/, '') + ending;
    })
    .filter((segment) => segment !== '');
  const route = `/${segments.join('/')}`;
  if (isRoute(route)) return route;
  const moved = `/page${route}`.replace(/\/$/, '');
  return isRoute(moved) ? moved : '/page';
}

/** Whether a text can be the route of a page. */
export function isRoute(text: string): boolean {
  return formats.route?.(text) ?? false;
}
