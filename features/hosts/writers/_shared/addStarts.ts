import { isPattern, type Redirect } from '../../../../base/redirects/Redirect.ts';

/**
 * Adds the address before the `*` to each pattern that ends in one: a site means `/old`, too, when it writes
 * `/old/*`. For hosts that do not. Returns redirects of single addresses first.
 */
export function addStarts(redirects: readonly Redirect[]): Redirect[] {
  const patterns = redirects.filter((one) => isPattern(one));
  const starts = patterns.flatMap(({ path, to, ...rest }) => {
    const start = path.replace(/\/\*$/, '');
    return start === path || start === '' || /\/:[a-z]/i.test(start)
      ? []
      : { ...rest, path: start, to: to.replace(/:splat\b/, '') };
  });
  const single = [...redirects.filter((one) => !isPattern(one)), ...starts];
  const isFirst = ({ path, query }: Redirect, index: number) =>
    query.length > 0 ||
    single.findIndex((one) => one.path === path && one.query.length === 0) === index;
  return [...single.filter(isFirst), ...patterns];
}
