/** Returns the route of a page by the path of its file in the output. */
export function toRoute(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
