import { isNotFoundRoute } from '../../base/text/isNotFoundRoute.ts';

/**
 * Returns the file of a route: `/` → `index.html`, `/404` and `/es/404` → `404.html` in its folder, as
 * hosts look for it, else `<route>/index.html`.
 */
export function pageFile(route: string): string {
  if (isNotFoundRoute(route)) return `${route.slice(1)}.html`;
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
