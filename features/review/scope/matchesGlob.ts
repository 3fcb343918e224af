/** Whether a route matches a pattern, in which `*` stands for a part of a segment and `**` for any segments. */
export function matchesGlob(route: string, pattern: string): boolean {
  if (pattern === '**') return true;
  const source = pattern
    .split(/(\/\*\*(?=\/)|\*+)/)
    .map((part) => wildcards[part] ?? part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('');
  return new RegExp(`^${source}$`, 'u').test(route);
}

const wildcards: Record<string, string> = { '/**': '(?:/[^/]+)*', '**': '.*', '*': '[^/]+' };
