import { encodePath } from '../../../base/text/encodePath.ts';
import { readRedirect } from '../builds/readRedirect.ts';
import { toRoute } from '../builds/toRoute.ts';
import type { ChangeScope } from './ChangeScope.ts';
import type { ComparedOutputs } from './ComparedOutputs.ts';

interface OtherFile {
  route: string;
  change: string;
  causes: number[];
}

/**
 * Lists the redirects that neither begin nor end at a named page, and the files of `public/` that no named
 * page shows or links to. What else is not a page is made from pages.
 */
export function listOtherFiles(
  { report, base }: ComparedOutputs,
  { routes, kinds }: ChangeScope,
  helpers: {
    read(path: string): [before: string, after: string];
    isNamed(route: string): boolean;
  },
): OtherFile[] {
  const { read, isNamed } = helpers;
  const pages = report.pages.filter(({ route }) => isNamed(route));
  const isAllowedRedirect = (path: string) => {
    if (!routes) return kinds?.includes('links');
    const targets = read(path).flatMap((html) => readRedirect(html) ?? []);
    return [toRoute(path), ...targets.map((target) => toPath(target, base))].some(isNamed);
  };
  const isAllowedFile = (path: string, index: number) => {
    const isPicture = report.causes[index]?.kind === 'picture';
    if (!routes) return isPicture && kinds?.includes('pictures');
    return pages.some(
      (page) =>
        (isPicture && page.causes.includes(index)) ||
        read(page.path).some((html) => html.includes(base + encodePath(path))),
    );
  };
  return report.files.flatMap(({ path, change, causes }) => {
    const verb = change === 'changed' ? '' : change;
    const own = causes.find((index) => report.causes[index]?.file === `public/${path}`);
    if (own !== undefined)
      return isAllowedFile(path, own) ? [] : [{ route: `/${path}`, change: verb, causes: [own] }];
    if (!/(?:^|\/)index\.html$/.test(path) || isAllowedRedirect(path)) return [];
    // Files of `public/` count as a cause of every file, but never change a redirect.
    const makers = causes.filter((index) => report.causes[index]?.kind !== 'file');
    return [{ route: toRoute(path), change: verb, causes: makers }];
  });
}

/** Returns the route to which a redirect leads, without the path of the site and an anchor. */
function toPath(target: string, base: string): string {
  const [path = ''] = target.split(/[?#]/);
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path || '/';
}
