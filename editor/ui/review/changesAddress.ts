/** Returns the address of a page with the changes since the last commit marked. */
export function changesAddress(route: string, side: 'old' | 'new'): string {
  return `/_changes/${side}${route}`.replace(/\/?$/, '/');
}
