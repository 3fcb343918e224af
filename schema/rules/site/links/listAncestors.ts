/** Returns a path and the folders above it, the highest first: `/a`, `/a/b`. */
export function listAncestors(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
