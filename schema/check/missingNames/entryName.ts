/** Identifies a route entry among those of all files. */
export function entryName(file: string, route: string): string {
  return `${file} ${route}`;
}
