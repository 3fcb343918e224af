import { join } from 'node:path';
import { isPublicFile } from '../../../base/files/isPublicFile.ts';
import { listNames } from '../../../base/files/listNames.ts';
import { parseSource } from '../../../base/redirects/parseSource.ts';
import { isPattern } from '../../../base/redirects/Redirect.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { locateKey } from '../../reference/expressions/Provenance.ts';
import { listReservedFiles } from '../../vocabulary/site/generatedFiles.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { explainReserved, reservedRoute } from '../shape/reserved-route.ts';
import { collectRedirects } from '../site/links/collectRedirects.ts';
import { listAncestors } from '../site/links/listAncestors.ts';

/** Reports redirects from files that the build writes, and pages and redirects from files of public/. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const redirects = collectRedirects(context)
    .map(({ from, at }) => ({ ...parseSource(from), at }))
    .filter((source) => source.query.length === 0 && !isPattern(source))
    .map(({ path, at }) => ({ route: path, at }));
  const reservedFiles = listReservedFiles();
  const taken = redirects.flatMap(({ route, at }) => {
    const isTaken = reservedFiles.includes(route) || /^\/functions(?:\/|$)/.test(route);
    const reserved = isTaken ? reservedRoute(route) : undefined;
    return reserved ? [{ ...reserved, at, route }] : [];
  });
  const names = new Set(listNames(join(context.root, 'public')));
  if (names.size === 0) return taken;
  const claims = [
    ...context.pages.map(({ facts: { meta }, routeEntry }) => ({
      route: meta.route,
      at: locateKey(routeEntry),
    })),
    ...redirects,
  ];
  const blocked = claims.flatMap(({ route, at }): Problem | Problem[] => {
    const blockingFile = names.has(getFirstName(route))
      ? findBlockingFile(context.root, route)
      : undefined;
    if (blockingFile === undefined) return [];
    const reason = `public${blockingFile} is served there`;
    return {
      ...explainReserved(route, reason, 'rename the file, or choose another route'),
      at,
      route,
    };
  });
  return [...taken, ...blocked];
}

/** Returns the first path segment of the output file of a route. */
function getFirstName(route: string): string {
  if (route === '/404') return '404.html';
  return route.split('/')[1] || 'index.html';
}

function findBlockingFile(root: string, route: string): string | undefined {
  if (route === '/404') return '/404.html';
  const index = `${route === '/' ? '' : route}/index.html`;
  return [...listAncestors(route), index].find((path) => isPublicFile(root, path));
}
