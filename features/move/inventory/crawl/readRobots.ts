/** What a robots.txt asks of a crawler. */
export interface Robots {
  /** Whether an address (path and query) may be read. */
  isAllowed(address: string): boolean;
  /** Seconds between two requests. */
  delay: number;
  /** Addresses of sitemaps. */
  sitemaps: string[];
}

/**
 * Reads a robots.txt as RFC 9309 says: the group of this crawler, otherwise that of all crawlers; of the
 * lines that fit, the longest counts.
 */
export function readRobots(text: string): Robots {
  const groups: { agents: string[]; rules: Rule[]; delay: number }[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const key = name.toLowerCase();
    const content = value.trim();
    if (key === 'sitemap') sitemaps.push(content);
    else if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [], delay: 0 });
      groups.at(-1)?.agents.push(content.toLowerCase());
      isNaming = true;
    } else if (key) {
      isNaming = false;
      const group = groups.at(-1);
      if ((key === 'allow' || key === 'disallow') && content)
        group?.rules.push({ isAllowed: key === 'allow', pattern: content });
      if (key === 'crawl-delay' && group) group.delay = Math.max(0, Number(content) || 0);
    }
  }
  const named = groups.filter(({ agents }) => agents.some((agent) => agent === crawlerName));
  const chosen = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = chosen
    .flatMap((group) => group.rules)
    // The longest counts; of two equal ones, the one that allows.
    .sort(
      (a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed),
    );
  return {
    isAllowed: (address) => rules.find(({ pattern }) => fits(pattern, address))?.isAllowed ?? true,
    delay: Math.max(0, ...chosen.map(({ delay }) => delay)),
    sitemaps,
  };
}

interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/** The name of this crawler in robots.txt. */
export const crawlerName = 'blockwright';

/** Whether a pattern with `*` and a final `$` fits the beginning of an address. Takes linear steps. */
function fits(pattern: string, address: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!address.startsWith(first)) return false;
  let end = first.length;
  for (const [index, part] of parts.entries()) {
    if (isWhole && index === parts.length - 1)
      return address.length - part.length >= end && address.endsWith(part);
    const next = address.indexOf(part, end);
    if (next < 0) return false;
    end = next + part.length;
  }
  return !isWhole || end === address.length;
}
