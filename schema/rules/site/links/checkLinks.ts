import { isPublicFile } from '../../../../base/files/isPublicFile.ts';
import { encodePath } from '../../../../base/text/encodePath.ts';
import { getSpellingSuggestion } from '../../../../base/text/getSpellingSuggestion.ts';
import { getCertainCorrection } from '../../../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../../../diagnostics/Problem.ts';
import { readFragment } from '../../../markdown/readFragment.ts';
import { isSafeLink } from '../../../shape/formats/isSafeLink.ts';
import { listGeneratedFiles } from '../../../vocabulary/site/generatedFiles.ts';
import { collectLinks, type Link } from '../../page/facts/collectLinks.ts';
import { explainUnsafeLink, locateLink, replaceLink } from '../../page/facts/locateLink.ts';
import { toSiteRoute } from '../../page/facts/toSiteRoute.ts';
import type { SitePage, SiteRuleContext } from '../../RuleContext.ts';
import { checkPublication, explainHiddenPage, type LinkReporter } from './checkPublication.ts';
import { collectRedirects } from './collectRedirects.ts';
import { createRedirectTest } from './createRedirectTest.ts';
import { createUnreadRouteTest } from './createUnreadRouteTest.ts';
import { isPublishedFile } from './isPublishedFile.ts';
import { suggestRoute } from './suggestRoute.ts';

/** Reports links to pages and anchors that do not exist. */
export function checkLinks(context: SiteRuleContext, report: LinkReporter): Problem[] {
  const targets: LinkTargets = {
    context,
    report,
    routes: new Map(context.pages.map((page) => [page.facts.meta.route, page])),
    hiddenRoutes: new Set(
      context.allPages.flatMap(({ facts }) => (facts.isShown ? [] : [facts.meta.route])),
    ),
    isRedirected: createRedirectTest(collectRedirects(context)),
    generated: new Set([...listGeneratedFiles(context.site), '/404']),
    mayBeUnread: createUnreadRouteTest(context),
  };
  const siteProblems = collectLinks(undefined, context).flatMap((link) =>
    checkLink(link, undefined, targets),
  );
  const pageProblems = context.pages.flatMap((page) => {
    if (!page.facts.links.some((to) => isDead(to, page, targets))) return [];
    return collectLinks(page.resolved(), context).flatMap((link) => checkLink(link, page, targets));
  });
  return [...siteProblems, ...pageProblems];
}

/** Possible targets of links. */
interface LinkTargets {
  context: SiteRuleContext;
  report: LinkReporter;
  routes: Map<string, SitePage>;
  hiddenRoutes: Set<string>;
  /** Whether an address forwards. */
  isRedirected: (path: string) => boolean;
  /** Files that the build writes. */
  generated: Set<string>;
  /** Whether a route may belong to a page that could not be read. */
  mayBeUnread: (route: string) => boolean;
}

function isDead(to: string, page: SitePage, targets: LinkTargets): boolean {
  const { path, anchor } = splitLink(to);
  if (path !== '' && !targets.routes.has(path)) return true;
  const target = path === '' ? page : targets.routes.get(path);
  // The dates of the link itself decide.
  if (target?.facts.isHiddenInBuild || target?.facts.expires) return true;
  return anchor !== '' && anchor !== 'top' && !target?.facts.anchors.includes(anchor);
}

function splitLink(to: string): { path: string; anchor: string } {
  const hash = to.indexOf('#');
  return {
    path: (hash < 0 ? to : to.slice(0, hash)).replace(/\?.*$/, ''),
    anchor: hash < 0 ? '' : readFragment(to.slice(hash + 1)),
  };
}

function checkLink(link: Link, page: SitePage | undefined, targets: LinkTargets): Problem[] {
  const { to } = link;
  if (to.includes('{{')) return [];
  if (!isSafeLink(to)) return link.isMarkdown && !page ? [explainUnsafeLink(link)] : [];
  const own = toSiteRoute(to, targets.context.site?.url);
  if (own) return explainDeadAddress(link, splitLink(own).path, targets);
  if (!to.startsWith('/') && !to.startsWith('#')) return [];
  const { path, anchor } = splitLink(to);
  if (path !== '') {
    const dead = checkRoute(link, path, anchor, targets);
    if (dead !== 'valid') return dead ? [dead] : [];
  }
  if (anchor === '' || anchor === 'top') return [];
  const target = path === '' ? page : targets.routes.get(path);
  if (!target) return path === '' && !page ? checkSiteWideAnchor(link, anchor, targets) : [];
  if (target.facts.hasUncertainAnchors || target.facts.anchors.includes(anchor)) return [];
  return [explainDeadAnchor(link, anchor, new Set(target.facts.anchors), path, targets)];
}

/** Reports a full address of this site without a page. Something else may serve it, so it is a warning. */
function explainDeadAddress(
  link: Link,
  path: string,
  { routes, hiddenRoutes, isRedirected, generated, mayBeUnread, context, report }: LinkTargets,
): Problem[] {
  if (routes.has(path) || hiddenRoutes.has(path) || isRedirected(path)) return [];
  if (generated.has(path) || mayBeUnread(path) || isPublishedFile(context.root, path)) return [];
  const suggestion = suggestRoute(path, routes.keys());
  return [
    report('dead-site-address', {
      message: `The site has no page \`${path}\`.`,
      hint: suggestion
        ? `did you mean "${suggestion}"?`
        : 'link to the route of an existing page; if something else serves the address, turn this check off here',
      ...locateLink(link),
    }),
  ];
}

function checkRoute(
  link: Link,
  path: string,
  anchor: string,
  targets: LinkTargets,
): Problem | undefined | 'valid' {
  const { routes, hiddenRoutes, isRedirected, generated, mayBeUnread, context, report } = targets;
  const target = routes.get(path);
  if (target) return checkPublication(link, target.facts, context, report) ?? 'valid';
  if (isRedirected(path) || generated.has(path) || mayBeUnread(path)) return undefined;
  if (isPublishedFile(context.root, path)) return undefined;
  if (hiddenRoutes.has(path)) return explainHiddenPage(link, path, report);
  if (isPublicFile(context.root, link.to)) return explainFileName(link, report);
  const place = locateLink(link);
  // Other hosts and programs show the ending of the file.
  const withoutEnding = path.replace(/(?:\/index)?\.(?:html?|php|aspx?|md)$/i, '');
  const trimmed = withoutEnding.replace(/\/+$/, '') || '/';
  const suggestion = routes.has(trimmed) ? trimmed : suggestRoute(path, routes.keys());
  const corrected = suggestion && (anchor ? `${suggestion}#${anchor}` : suggestion);
  const isCertain =
    suggestion === trimmed || suggestion === getCertainCorrection(path, routes.keys());
  return report('dead-link', {
    message: `The page \`${path}\` does not exist.`,
    hint: suggestion
      ? `did you mean "${corrected}"?`
      : 'use the route of an existing page, or create the page',
    ...place,
    missing: { kind: 'page', within: '', name: path },
    ...(corrected && isCertain && replaceLink(place.at, link.to, corrected)),
  });
}

/** Explains a link that is the name of a file, with signs that mean something in an address. */
function explainFileName(link: Link, report: LinkReporter): Problem {
  const encoded = encodePath(link.to);
  const place = locateLink(link);
  return report('dead-link', {
    message: `In an address, the file public${link.to} is written in another way.`,
    hint: `write "${encoded}"`,
    ...place,
    ...replaceLink(place.at, link.to, encoded),
  });
}

function explainDeadAnchor(
  link: Link,
  anchor: string,
  anchors: Set<string>,
  path: string,
  { report }: Pick<LinkTargets, 'report'>,
): Problem {
  const place = locateLink(link);
  const suggestion = getSpellingSuggestion(anchor, anchors);
  const corrected = suggestion && `${path}#${suggestion}`;
  return report('dead-anchor', {
    message: path
      ? `The page \`${path}\` has no anchor \`#${anchor}\`.`
      : `This page has no anchor \`#${anchor}\`.`,
    hint: suggestion
      ? `did you mean "#${suggestion}"?`
      : anchors.size
        ? `available anchors: ${[...anchors].map((id) => `#${id}`).join(', ')}`
        : `add \`id: ${anchor}\` to a section`,
    ...place,
    missing: { kind: 'anchor', within: path || (link.page?.page.route ?? ''), name: anchor },
    ...(corrected &&
      suggestion === getCertainCorrection(anchor, anchors) &&
      replaceLink(place.at, link.to, corrected)),
  });
}

/**
 * Checks a bare `#anchor` in header or footer. It works only on pages that have the anchor; a single
 * such page is enough to accept it.
 */
function checkSiteWideAnchor(
  link: Link,
  anchor: string,
  { routes, context, report }: LinkTargets,
): Problem[] {
  const pages = [...routes.values()];
  if (context.isIncomplete || pages.some(({ facts }) => facts.anchors.includes(anchor))) return [];
  return [
    explainDeadAnchor(link, anchor, new Set(pages.flatMap(({ facts }) => facts.anchors)), '', {
      report,
    }),
  ];
}
