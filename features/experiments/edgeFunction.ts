import type { EdgeBuild, EdgeFunction } from '../_shared/edge/index.ts';
import findVariant from './edge/findVariant.mjs?raw';

/**
 * Finds the variants of pages in a build, and returns what chooses between them; undefined without variants.
 * The pages name their tests themselves.
 */
export function findEdgeFunction({
  base,
  hostname,
  files,
  read,
}: EdgeBuild): EdgeFunction | undefined {
  const tests = Object.fromEntries(
    files.toSorted().flatMap((file) => {
      const [, route] = /^(.*?)\/?variant-b\/index\.html$/.exec(file) ?? [];
      const [, name] =
        /<meta name="variant" content="([a-z0-9-]+)=b">/.exec(
          route === undefined ? '' : read(file),
        ) ?? [];
      if (name === undefined) return [];
      const to = base + file.replace(/\/index\.html$/, '');
      return [[(base + route).replace(/(.)\/$/, '$1'), { name, to }]];
    }),
  );
  const paths = Object.keys(tests);
  if (paths.length === 0) return undefined;
  return {
    paths,
    code: `const tests = ${JSON.stringify(tests, null, 2)};
const findPage = (request, client) => findVariant(request, client, tests, ${JSON.stringify(hostname)});

${findVariant.replaceAll('export ', '')}`,
  };
}
