import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { ResolvedPage } from '../../resolve/ResolvedPage.ts';
import { explainAddress } from '../../validate/explainFormat.ts';
import { isSafeLink } from '../../validate/formats.ts';
import { type Link, linksOf } from '../facts/collectLinks.ts';
import { mayBeUnread } from '../facts/mayBeUnreadRoute.ts';
import type { RuleContext, SitePage, SiteRuleContext } from '../RuleContext.ts';
import { redirectsOf } from './collectRedirects.ts';

/** Links to pages and anchors that do not exist. */
export function deadLinks(context: SiteRuleContext): Problem[] {
  const known: Known = {
    context,
    routes: new Map(context.pages.map((page) => [page.facts.meta.route, page])),
    hidden: new Set(context.all.flatMap(({ facts }) => (facts.shown ? [] : [facts.meta.route]))),
    redirects: new Set(redirectsOf(context).map((one) => one.from)),
  };
  const own = linksOf(undefined, context).flatMap((link) => problemOf(link, undefined, known));
  const onPages = context.pages.flatMap((page) => {
    if (!page.facts.links.some((to) => isDead(to, page, known))) return [];
    return linksOf(page.resolved(), context).flatMap((link) => problemOf(link, page, known));
  });
  return [...own, ...onPages];
}

/** Unsafe addresses in Markdown, which no schema could judge. */
export function unsafeLinks(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.shown) return [];
  return linksOf(page, context).flatMap((link) =>
    link.inText && !link.to.includes('{{') && !isSafeLink(link.to) ? unsafe(link) : [],
  );
}

interface Known {
  context: SiteRuleContext;
  routes: Map<string, SitePage>;
  hidden: Set<string>;
  redirects: Set<string>;
}

function isDead(to: string, page: SitePage, known: Known): boolean {
  const { path, anchor } = parts(to);
  if (path !== '' && !known.routes.has(path)) return true;
  const target = path === '' ? page : known.routes.get(path);
  return anchor !== '' && anchor !== 'top' && !target?.facts.anchors.includes(anchor);
}

function parts(to: string): { path: string; anchor: string } {
  const hash = to.indexOf('#');
  return {
    path: (hash < 0 ? to : to.slice(0, hash)).replace(/\?.*$/, ''),
    anchor: hash < 0 ? '' : to.slice(hash + 1),
  };
}

function problemOf(link: Link, own: SitePage | undefined, known: Known): Problem[] {
  const { to } = link;
  if (to.includes('{{')) return [];
  if (!isSafeLink(to)) return link.inText && !own ? [unsafe(link)] : [];
  if (!to.startsWith('/') && !to.startsWith('#')) return [];
  const { path, anchor } = parts(to);
  if (path !== '') {
    const dead = deadRoute(link, path, anchor, known);
    if (dead !== 'fine') return dead ? [dead] : [];
  }
  if (anchor === '' || anchor === 'top') return [];
  const page = path === '' ? own : known.routes.get(path);
  if (!page) return path === '' && !own ? everywhere(link, anchor, known) : [];
  if (page.facts.uncertainAnchors || page.facts.anchors.includes(anchor)) return [];
  return [deadAnchor(link, anchor, new Set(page.facts.anchors), path)];
}

function deadRoute(
  link: Link,
  path: string,
  anchor: string,
  known: Known,
): Problem | undefined | 'fine' {
  const { routes, hidden, redirects, context } = known;
  if (routes.has(path)) return 'fine';
  if (redirects.has(path) || generated.has(path) || mayBeUnread(path, context)) return undefined;
  if (isFile(context.root, path)) return undefined;
  const { at, related } = link.trace();
  const bare = path.replace(/\/+$/, '');
  const near = routes.has(bare) ? bare : getSpellingSuggestion(path, routes.keys());
  const better = near && (anchor ? `${near}#${anchor}` : near);
  return {
    rule: 'dead-link',
    message: hidden.has(path)
      ? `The page \`${path}\` is not published (draft, scheduled or expired), so this link does not work.`
      : `The page \`${path}\` does not exist.`,
    hint: hidden.has(path)
      ? 'publish the page, or remove the link'
      : near
        ? `did you mean "${better}"?`
        : 'use the route of an existing page, or create the page',
    at,
    related,
    ...where(link),
    ...(better && !hidden.has(path) && fixable(at, link.to) && { fix: [{ at, text: better }] }),
  };
}

const generated = new Set(['/sitemap.xml', '/robots.txt', '/llms.txt', '/404']);

function isFile(root: string, path: string): boolean {
  return (
    /\.[a-z0-9]{2,5}$/i.test(path) && !path.includes('..') && existsSync(join(root, 'public', path))
  );
}

function deadAnchor(link: Link, anchor: string, anchors: Set<string>, path: string): Problem {
  const { at, related } = link.trace();
  const near = getSpellingSuggestion(anchor, anchors);
  const better = near && `${path}#${near}`;
  return {
    rule: 'dead-anchor',
    message: path
      ? `The page \`${path}\` has no anchor \`#${anchor}\`.`
      : `This page has no anchor \`#${anchor}\`.`,
    hint: near
      ? `did you mean "#${near}"?`
      : anchors.size
        ? `available anchors: ${[...anchors].map((id) => `#${id}`).join(', ')}`
        : `add \`id: ${anchor}\` to a section`,
    at,
    related,
    ...where(link),
    ...(better && fixable(at, link.to) && { fix: [{ at, text: better }] }),
  };
}

/** A bare `#anchor` in header or footer must be on every page; one page that has it is enough. */
function everywhere(link: Link, anchor: string, { routes, context }: Known): Problem[] {
  const pages = [...routes.values()];
  if (context.incomplete || pages.some(({ facts }) => facts.anchors.includes(anchor))) return [];
  return [deadAnchor(link, anchor, new Set(pages.flatMap(({ facts }) => facts.anchors)), '')];
}

function unsafe(link: Link): Problem {
  const { at, related } = link.trace();
  const { fix: _, ...explained } = explainAddress(link.to);
  return { ...explained, at, related, ...where(link) };
}

function where(link: Link): Pick<Problem, 'route' | 'section'> {
  return {
    ...(link.page && { route: link.page.page.route }),
    ...(link.sectionType && { section: link.sectionType }),
  };
}

/** Only what is written out in full may be replaced: no `{{ }}`, no alias. */
function fixable(at: Problem['at'], to: string): boolean {
  if ('from' in at) return false;
  return typeof at.part === 'object' ? 'text' in at.part && at.part.text === to : true;
}
