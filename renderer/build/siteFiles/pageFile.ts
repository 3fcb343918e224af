/** Returns the file of a route: `/` → `index.html`, `/404` → `404.html`, else `<route>/index.html`. */
export function pageFile(route: string): string {
  if (route === '/404') return '404.html';
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}
