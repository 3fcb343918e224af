import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodeAddress, encodePath } from '../../../base/text/encodePath.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { addStarts } from './_shared/addStarts.ts';

/** The file staticwebapp.config.json of the output. */
export const writer: HostWriter = {
  outputFile: 'staticwebapp.config.json',
  writeOutputFile({ headers, redirects }) {
    const ordered = addStarts(redirects.filter(({ query }) => query.length === 0))
      .filter((one) => !isPattern(one) || isWildcard(one.path))
      .filter(({ to }) => !/:[a-z]/i.test(to.replace(/^https?:/, '')));
    const everywhere = headers.filter(({ path }) => path === '/*');
    const content = {
      trailingSlash: 'never',
      routes: [
        ...ordered.map(({ path, to, status }) => ({
          route: encodePath(path),
          redirect: encodeAddress(to),
          statusCode: status === 302 ? 302 : 301,
        })),
        ...headers
          .filter(({ path }) => path !== '/*')
          .map(({ path, headers }) => ({ route: path, headers: Object.fromEntries(headers) })),
      ],
      globalHeaders: Object.fromEntries(everywhere.flatMap(({ headers }) => headers)),
      responseOverrides: { '404': { rewrite: '/404.html' } },
    };
    return `${JSON.stringify(content, null, 2)}\n`;
  },
};

/** Whether the only pattern in a path is a `*` at its end, which is all that Azure knows. */
function isWildcard(path: string): boolean {
  return path.endsWith('/*') && !/\/:[a-z]/i.test(path);
}
