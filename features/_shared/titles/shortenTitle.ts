/** Returns the title of a page without the name of the site at its end: `Prices` for `Prices | Example`. */
export function shortenTitle(title: string, siteName: string): string {
  if (siteName === '' || !title.endsWith(siteName)) return title;
  const start = title.slice(0, -siteName.length);
  return /^(.*\S)\s*[|–—·•:-]\s+$/.exec(start)?.[1] ?? title;
}
