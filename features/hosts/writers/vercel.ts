import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { HostBuild } from '../model/HostBuild.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { createAddressPattern, fillTarget } from '../routing/createAddressPattern.ts';
import { escapeRegExp, headerPattern } from './_shared/headerPattern.ts';
import { listNotFoundFolders } from './_shared/listNotFoundFolders.ts';
import { listMiddlewareFiles, listMiddlewareRoutes } from './_shared/vercelMiddleware.ts';

/** The folder of Vercel's Build Output API: the files, and the routes that answer requests. */
export const writer: HostWriter = {
  copyTo: ({ base }) => `.vercel/output/static${base}`.replace(/\/$/, ''),
  listFiles: (build) => [
    {
      names: ['.vercel/output/config.json'],
      content: `${JSON.stringify({ version: 3, routes: listRoutes(build) }, null, 2)}\n`,
      mode: 'replace',
    },
    ...listMiddlewareFiles(build.edge),
  ],
};

/** Lists the routes in the order in which Vercel follows them; files come after redirects without a pattern. */
function listRoutes({ base, headers, redirects, files, edge }: HostBuild): object[] {
  const exact = redirects.filter((redirect) => !isPattern(redirect));
  const patterns = redirects.filter(isPattern);
  return [
    ...headers.map(({ path, headers }) => ({
      src: `^${headerPattern(path)}$`,
      headers: Object.fromEntries(headers),
      continue: true,
    })),
    ...exact.map(toRoute),
    ...listMiddlewareRoutes(edge),
    { handle: 'filesystem' },
    ...patterns.map(toRoute),
    ...listNotFoundFolders(files).map((folder) => ({
      src: `^${escapeRegExp(base)}${folder}.*$`,
      status: 404,
      dest: `${base}${folder}404.html`,
    })),
  ];
}

function toRoute(redirect: HostBuild['redirects'][number]): object {
  const pattern = createAddressPattern(redirect);
  const target = encodeAddress(redirect.to).replaceAll('$', '%24');
  return {
    src: `^${pattern.path}/*$`,
    ...(redirect.query.length > 0 && {
      has: redirect.query.map(([key, value]) => ({
        type: 'query',
        key,
        value: escapeRegExp(value),
      })),
    }),
    caseSensitive: true,
    status: redirect.status,
    headers: { Location: fillTarget(target, pattern, (index) => `$${index}`) },
  };
}
