import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FunctionsSite, readFunctionsSite } from '../../../schema/index.ts';

/**
 * Creates a function that returns what the functions need of a site, and reads it again when a file
 * has changed. The result is the same object while nothing changes.
 */
export function createSiteLoader(root: string): () => Promise<FunctionsSite> {
  let loading: Promise<{ stamp: string; site: FunctionsSite }> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - checkedAt >= recheckAfter) {
      checkedAt = performance.now();
      const before = loading;
      loading = createStamp(root).then(async (stamp) => {
        const last = await before?.catch(() => undefined);
        return last?.stamp === stamp ? last : { stamp, site: await readFunctionsSite(root) };
      });
    }
    return (await (loading as NonNullable<typeof loading>)).site;
  };
}

/** The time in milliseconds for which files are assumed to be unchanged. */
const recheckAfter = 100;

async function createStamp(root: string): Promise<string> {
  const list = (folder: string) => readdir(join(root, folder), { recursive: true }).catch(() => []);
  const folders = ['data/forms', 'locales'].map(async (folder) =>
    (await list(folder)).map((name) => join(folder, name)),
  );
  const paths = ['pages.yaml', 'words.yaml', ...(await Promise.all(folders)).flat()];
  const stamps = paths.map(async (path) => {
    const stats = await stat(join(root, path)).catch(() => undefined);
    return `${path} ${stats?.mtimeMs} ${stats?.size}`;
  });
  return (await Promise.all(stamps)).join('\n');
}
