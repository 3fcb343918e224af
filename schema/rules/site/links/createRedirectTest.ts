import { matchPath } from '../../../../base/redirects/findRedirect.ts';
import { parseSource, toComparable } from '../../../../base/redirects/parseSource.ts';
import { isPattern } from '../../../../base/redirects/Redirect.ts';

/** Returns a function that tells whether one of some redirects forwards a path, without a query. */
export function createRedirectTest(
  redirects: readonly { from: string }[],
): (path: string) => boolean {
  const sources = redirects
    .map(({ from }) => parseSource(from))
    .filter(({ query }) => query.length === 0);
  const exact = new Set(sources.map(({ path }) => path));
  const patterns = sources.filter(isPattern);
  return (path) => {
    const comparable = toComparable(path);
    return exact.has(comparable) || patterns.some((one) => matchPath(one.path, comparable));
  };
}
