/** Whether a route is in a list of routes such as `/pricing` and `/blog/*`, which is `/blog` with all below. */
export function matchesRoute(route: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? `${route}/`.startsWith(pattern.slice(0, -1)) : route === pattern,
  );
}
