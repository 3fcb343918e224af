import { resolve } from 'node:path';
import { cachePath } from './cachePath.ts';

/**
 * Returns the path of a file or folder of the cache: of results that can be made again, and nothing
 * else. The cache is `.blockwright/cache/` in the folder of a site, or the folder in
 * `BLOCKWRIGHT_CACHE_DIR`, for hosts that keep only folders of their own between builds.
 *
 * @throws OutsideSiteError if a link in the folder of the site leads out of it
 */
export function cacheFolder(root: string, ...names: string[]): string {
  const other = process.env.BLOCKWRIGHT_CACHE_DIR;
  return other ? resolve(root, other, ...names) : cachePath(root, 'cache', ...names);
}
