/** Names keys as they are on the keyboard of the author: `Ctrl+K` is ⌘K on a Mac. */
export function nameKeys(keys: string, isMac = /Mac OS X/.test(navigator.userAgent)): string {
  if (!isMac) return keys;
  return keys.replaceAll('Ctrl+', '⌘').replaceAll('Alt+', '⌥').replaceAll('Shift+', '⇧');
}
