import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { collectRedirects } from './collectRedirects.ts';

/** Reports pages and redirects whose output path a file of public/ occupies. */
export function checkPublicCollisions(context: SiteRuleContext): Problem[] {
  const folder = join(context.root, 'public');
  const names = new Set(listNames(folder));
  if (names.size === 0) return [];
  const claims = [
    ...context.pages.map(({ facts: { meta }, routeEntry }) => ({
      route: meta.route,
      at: { file: routeEntry.file, path: routeEntry.path, part: 'key' as const },
    })),
    ...collectRedirects(context).map(({ from, at }) => ({ route: from, at })),
  ];
  return claims.flatMap(({ route, at }): Problem[] => {
    const blockingFile = names.has(getFirstName(route))
      ? findBlockingFile(folder, route)
      : undefined;
    if (blockingFile === undefined) return [];
    return [
      {
        rule: 'reserved-route',
        message: `The route \`${route}\` is reserved: public${blockingFile} is served there.`,
        hint: 'rename the file, or choose another route',
        at,
        route,
      },
    ];
  });
}

/** Returns the first path segment of the output file of a route. */
function getFirstName(route: string): string {
  if (route === '/404') return '404.html';
  return route.split('/')[1] || 'index.html';
}

function findBlockingFile(folder: string, route: string): string | undefined {
  if (route === '/404') return '/404.html';
  const segments = route.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return [...paths, `${route === '/' ? '' : route}/index.html`].find((path) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
  );
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
