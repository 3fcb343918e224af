import { readFileSync } from 'node:fs';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { explainSource } from '../../base/redirects/explainSource.ts';
import { matchPath } from '../../base/redirects/findRedirect.ts';
import { parseRedirects } from '../../base/redirects/parseRedirects.ts';
import { parseSource } from '../../base/redirects/parseSource.ts';
import { isPattern, type Redirect } from '../../base/redirects/Redirect.ts';
import { parseAddress } from '../../base/text/parseAddress.ts';
import type { Problem } from '../../schema/index.ts';
import type { HostName } from './hostNames.ts';
import { type Host, hosts } from './hosts.ts';

/**
 * Explains which redirects a host does not follow: of the site, and in public/_redirects, whose text it
 * returns.
 */
export function explainRedirects<At>(
  list: readonly { from: string; to: string; at: At }[],
  name: HostName,
  { routes, root }: { routes: readonly string[]; root: string },
): {
  ofSite: (Explanation & { at: At })[];
  ofFile: (Explanation & { from: number; to: number })[];
  text: string;
} {
  const host = hosts[name];
  const ofSite = list.flatMap(({ from, to, at }) => {
    if (explainSource(from)) return [];
    const found = explainRedirect({ ...parseSource(from), to, status: 301 }, host, routes);
    return found ? { ...found, at } : [];
  });
  const text = readOwnLines(root);
  const lines = text.split('\n');
  const ofFile = parseRedirects(text).flatMap((line) => {
    if (!('redirect' in line)) return [];
    const found =
      explainRefusal(line.redirect, host) ?? explainRedirect(line.redirect, host, routes);
    const from = lines.slice(0, line.line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    return found ? { ...found, from, to: from + line.text.length } : [];
  });
  return { ofSite, ofFile, text };
}

/** Explains why a host does not serve the path in the address of a site; undefined if it does. */
export function explainPath(name: HostName, url: string): Explanation | undefined {
  const { title, isAtRoot } = hosts[name];
  const path = parseAddress(url)?.pathname ?? '/';
  if (!isAtRoot || path === '/') return undefined;
  return {
    message: `${title} serves the site at the root of a domain, but \`site.url\` has the path \`${path}\`.`,
    hint: 'remove the path, or choose a host that serves a path: nginx, Apache, Caddy, Vercel, CloudFront, GitHub Pages or GitLab Pages',
  };
}

type Explanation = Pick<Problem, 'message' | 'hint' | 'severity'>;

/** Explains why a host refuses a line; undefined if it does not. */
function explainRefusal({ path, to, status }: Redirect, host: Host): Explanation | undefined {
  if (status !== 200 || !host.redirects?.patternsFirst) return undefined;
  if (/^https?:/.test(to))
    return {
      message: `${host.title} does not fetch pages of other servers: \`${to}\`.`,
      hint: 'redirect with status 301 or 302, or remove the line',
      severity: 'error',
    };
  if (!/(?:^|\/)\*?$/.test(path) || !/\/index(?:\.html)?$/.test(to)) return undefined;
  return {
    message: `${host.title} refuses \`${path} ${to} 200\`, because it would lead to itself.`,
    hint: 'remove the line: the site has a page for each address, and `404.html` for the rest',
    severity: 'error',
  };
}

/** Explains why a host does not follow a redirect as it is written; undefined if it does. */
function explainRedirect(
  redirect: Redirect,
  { title, redirects = {} }: Host,
  routes: readonly string[],
): Explanation | undefined {
  const { path, query, to, status } = redirect;
  if (status < 300 || status > 399) return undefined;
  if (query.length > 0 && (redirects.noQuery || redirects.none))
    return {
      message: `${title} ignores redirects with a query, such as \`${path}?${query[0]?.[0]}\`.`,
      hint: 'redirect the address without its query, or remove the redirect',
    };
  if (isPattern(redirect) && redirects.none)
    return {
      message: `${title} follows no patterns, such as \`${path}\`.`,
      hint: 'write a redirect for each old address: the build writes a page there',
    };
  if (isPattern(redirect) && redirects.noParts && /:[a-z]\w*/i.test(to.replace(/^https?:/, '')))
    return {
      message: `${title} cannot use \`${/:[a-z]\w*/i.exec(to)?.[0]}\` in a new address.`,
      hint: 'write a redirect for each old address, or one new address for all',
    };
  const [part, name] = /\/(?::([a-z]\w*))(?=\/|$)/i.exec(path) ?? [];
  if (part !== undefined && redirects.noParts)
    return {
      message: `${title} knows no parts of an address, such as \`:${name}\`, only a \`*\` at the end.`,
      hint: 'write a redirect for each old address, or end the pattern in `/*`',
    };
  if (name !== undefined && redirects.plainParts && /[^a-z]/i.test(name))
    return {
      message: `${title} knows only letters in the name of a part, not \`:${name}\`.`,
      hint: 'choose a name of letters',
    };
  if (redirects.statuses && !redirects.statuses.includes(status))
    return {
      message: `${title} does not know redirects with the status ${status}.`,
      hint: `write ${redirects.statuses.join(' or ')}`,
    };
  const hidden = routes.find((route) => isPattern(redirect) && matchPath(path, route));
  if (redirects.hidesPages && hidden !== undefined)
    return {
      message: `${title} follows \`${path}\` for the page \`${hidden}\` as well, so nobody could open it.`,
      hint: 'choose a pattern that fits no page',
      severity: 'error',
    };
  return undefined;
}

function readOwnLines(root: string): string {
  try {
    return readFileSync(resolvePublicFile(root, '/_redirects'), 'utf8');
  } catch {
    return '';
  }
}
