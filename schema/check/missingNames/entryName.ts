/** Identifies a route entry among the entries of all files. */
export function entryName(file: string, route: string): string {
  return `${file} ${route}`;
}
