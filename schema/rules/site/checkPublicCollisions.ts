import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { collectRedirects } from './collectRedirects.ts';

/** Pages and redirects whose file or folder a file of public/ would take. */
export function checkPublicCollisions(context: SiteRuleContext): Problem[] {
  const folder = join(context.root, 'public');
  const names = new Set(namesIn(folder));
  if (names.size === 0) return [];
  const claims = [
    ...context.pages.map(({ facts: { meta: head }, routeEntry }) => ({
      route: head.route,
      at: { file: routeEntry.file, path: routeEntry.path, part: 'key' as const },
    })),
    ...collectRedirects(context).map(({ from, at }) => ({ route: from, at })),
  ];
  return claims.flatMap(({ route, at }): Problem[] => {
    const taken = names.has(firstName(route)) ? fileInTheWay(folder, route) : undefined;
    if (taken === undefined) return [];
    return [
      {
        rule: 'reserved-route',
        message: `The route \`${route}\` is reserved: public${taken} is served there.`,
        hint: 'rename the file, or choose another route',
        at,
        route,
      },
    ];
  });
}

/** The first name in the output that the page of a route needs. */
function firstName(route: string): string {
  if (route === '/404') return '404.html';
  return route.split('/')[1] || 'index.html';
}

function fileInTheWay(folder: string, route: string): string | undefined {
  if (route === '/404') return '/404.html';
  const segments = route.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return [...paths, `${route === '/' ? '' : route}/index.html`].find((path) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
