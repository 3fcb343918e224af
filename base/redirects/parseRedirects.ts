import { parseSource } from './parseSource.ts';
import type { Redirect } from './Redirect.ts';

/** A line of `_redirects`: a redirect, or what is wrong with it. */
export type RedirectLine = { line: number; text: string } & (
  | { redirect: Redirect }
  | { fault: string }
);

/**
 * Parses `_redirects`, as Netlify and Cloudflare Pages read it: a source, perhaps parameters of the
 * query, a target and perhaps a status. Leaves out comments, and rules for other domains or for some
 * visitors only.
 */
export function parseRedirects(content: string): RedirectLine[] {
  return content.split(/\r?\n/).flatMap((text, index): RedirectLine | RedirectLine[] => {
    const words = text
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const [from = ''] = words;
    if (from === '') return [];
    const line = { line: index + 1, text };
    if (/^https?:\/\//i.test(from)) return [];
    if (!from.startsWith('/')) return { ...line, fault: 'it does not begin with a path' };
    const target = words.findIndex((word, at) => at > 0 && /^(?:\/|https?:\/\/)/i.test(word));
    if (target < 0) return { ...line, fault: 'it has no target' };
    const parameters = words.slice(1, target);
    const odd = parameters.find((word) => !word.includes('='));
    if (odd) return { ...line, fault: `\`${odd}\` is neither a parameter nor a target` };
    const [status = '301', ...conditions] = words.slice(target + 1);
    if (/=/.test(status) || conditions.length > 0) return [];
    if (!/^\d{3}!?$/.test(status)) return { ...line, fault: `\`${status}\` is not a status` };
    const { path, query } = parseSource(from);
    const values = new URLSearchParams(parameters.join('&'));
    return {
      ...line,
      redirect: {
        path,
        query: [...query, ...values],
        to: words[target] ?? '',
        status: Number(status.slice(0, 3)),
      },
    };
  });
}

/** Returns the redirects in `_redirects`; other rules, such as those that show another page, are left out. */
export function readRedirects(content: string): Redirect[] {
  return parseRedirects(content).flatMap((line) =>
    'redirect' in line && redirecting.has(line.redirect.status) ? [line.redirect] : [],
  );
}

const redirecting = new Set([301, 302, 303, 307, 308]);
