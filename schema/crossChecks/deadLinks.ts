import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { explainAddress } from '../validate/explainFormat.ts';
import { isSafeLink } from '../validate/formats.ts';
import { anchorsOf } from './anchorsOf.ts';
import type { CrossContext } from './CrossContext.ts';
import { type Link, linksOf } from './links.ts';
import { redirectsOf } from './redirectsOf.ts';

/** Links to pages and anchors that do not exist, and unsafe addresses in Markdown. */
export function deadLinks(context: CrossContext): Problem[] {
  const links = linksOf(context);
  const routes = new Map(context.pages.map((page) => [page.page.route, page]));
  const known: Known = {
    context,
    routes,
    hidden: new Set(context.all.filter((page) => !page.shown).map((page) => page.page.route)),
    redirects: new Set(redirectsOf(context).map((one) => one.from)),
    anchors: new Map(),
  };
  return links.flatMap((link) => problemOf(link, known) ?? []);
}

interface Known {
  context: CrossContext;
  routes: Map<string, CrossContext['pages'][number]>;
  hidden: Set<string>;
  redirects: Set<string>;
  anchors: Map<string, Set<string>>;
}

function problemOf(link: Link, known: Known): Problem | undefined {
  const { to } = link;
  if (to.includes('{{')) return undefined;
  if (!isSafeLink(to)) return link.inText ? unsafe(link) : undefined;
  if (!to.startsWith('/') && !to.startsWith('#')) return undefined;
  const hash = to.indexOf('#');
  const anchor = hash < 0 ? '' : to.slice(hash + 1);
  const path = (hash < 0 ? to : to.slice(0, hash)).replace(/\?.*$/, '');
  if (path !== '') {
    const dead = deadRoute(link, path, anchor, known);
    if (dead !== 'fine') return dead;
  }
  if (anchor === '' || anchor === 'top') return undefined;
  const page = path === '' ? link.page : known.routes.get(path);
  if (!page) return path === '' && !link.page ? everywhere(link, anchor, known) : undefined;
  if (hasUncertainAnchors(page, known.context)) return undefined;
  const anchors = anchorSet(page, known);
  if (anchors.has(anchor)) return undefined;
  return deadAnchor(link, anchor, anchors, path);
}

function deadRoute(
  link: Link,
  path: string,
  anchor: string,
  known: Known,
): Problem | undefined | 'fine' {
  const { routes, hidden, redirects, context } = known;
  if (routes.has(path)) return 'fine';
  if (redirects.has(path) || generated.has(path) || context.routesIncomplete) return undefined;
  if (isFile(context.root, path)) return undefined;
  const { at, related } = link.trace();
  const bare = path.replace(/\/+$/, '');
  const near = routes.has(bare) ? bare : nearest(path, routes.keys());
  const better = near && (anchor ? `${near}#${anchor}` : near);
  return {
    rule: 'dead-link',
    message: hidden.has(path)
      ? `The page \`${path}\` is not shown now (draft, not yet published, or expired), so this link leads nowhere.`
      : `There is no page \`${path}\`.`,
    hint: hidden.has(path)
      ? 'show the page, or remove the link'
      : near
        ? `did you mean "${better}"?`
        : 'write the route of a page, or make the page',
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
  const near = nearest(anchor, anchors);
  const better = near && `${path}#${near}`;
  return {
    rule: 'dead-anchor',
    message: path
      ? `The page \`${path}\` has no anchor \`#${anchor}\`.`
      : `There is no anchor \`#${anchor}\` on the page.`,
    hint: near
      ? `did you mean "#${near}"?`
      : anchors.size
        ? `its anchors are ${[...anchors].map((id) => `#${id}`).join(', ')}`
        : `give a section \`id: ${anchor}\``,
    at,
    related,
    ...where(link),
    ...(better && fixable(at, link.to) && { fix: [{ at, text: better }] }),
  };
}

/** A bare `#anchor` in header or footer must be on every page; one page that has it is enough. */
function everywhere(link: Link, anchor: string, known: Known): Problem | undefined {
  const pages = [...known.routes.values()];
  if (known.context.incomplete || pages.some((page) => anchorSet(page, known).has(anchor)))
    return undefined;
  return deadAnchor(
    link,
    anchor,
    new Set(pages.flatMap((page) => [...anchorSet(page, known)])),
    '',
  );
}

function anchorSet(page: CrossContext['pages'][number], known: Known): Set<string> {
  let set = known.anchors.get(page.page.route);
  if (!set) {
    set = new Set(anchorsOf(page, known.context).map((anchor) => anchor.id));
    known.anchors.set(page.page.route, set);
  }
  return set;
}

/** A page without one of its sections, or with a mistake about an id, may have any anchor. */
function hasUncertainAnchors(
  { unit, sections }: CrossContext['pages'][number],
  { resolve }: CrossContext,
): boolean {
  const written = unit.value.sections;
  if (!Array.isArray(written) || sections.length < written.length) return true;
  return sections.some(({ value }) =>
    resolve.known
      .get(value)
      ?.some(({ path, rule }) =>
        path.length > 1
          ? path.at(-1) === 'id'
          : path[0] === 'id' ||
            rule === 'unknown-key' ||
            (path.length === 0 && rule === 'missing-key'),
      ),
  );
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
