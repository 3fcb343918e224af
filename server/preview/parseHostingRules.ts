/** The redirects and headers that a build declares for its host. */
export interface HostingRules {
  redirectFor(path: string): { to: string; status: number } | undefined;
  /** Returns the headers for a path; later rules override earlier ones. */
  headersFor(path: string): Map<string, string>;
}

/**
 * Parses `_redirects` and `_headers` as far as our own output uses them: redirects from one path to
 * one address, and headers for a path or for a prefix ending in `*`.
 */
export function parseHostingRules(files: { redirects: string; headers: string }): HostingRules {
  const redirects = new Map(
    files.redirects
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((words) => words.length >= 2)
      .map(([from = '', to = '', status = '301']) => [from, { to, status: Number(status) }]),
  );
  const blocks: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of files.headers.split('\n')) {
    if (!line.trim()) continue;
    const colon = line.indexOf(':');
    if (!/^\s/.test(line)) blocks.push({ pattern: line.trim(), headers: [] });
    else blocks.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return {
    redirectFor: (path) => redirects.get(path) ?? redirects.get(path.replace(/\/$/, '')),
    headersFor: (path) =>
      new Map(
        blocks.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers),
      ),
  };
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
