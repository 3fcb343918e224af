import { openSearch } from '../features/search/engine/openSearch.ts';
import type { Search } from '../features/search/engine/Search.ts';
import type { SiteFile } from '../renderer/siteFiles/_shared/SiteFiles.ts';

/**
 * Opens the files of a search index as browsers do.
 *
 * @param loaded gets the names of the other files that queries load
 */
export async function openSearchFiles(files: SiteFile[], loaded: string[] = []): Promise<Search> {
  const [first, ...others] = await Promise.all(
    files.map(async ([path, read]) => [path, String(await read())]),
  );
  return openSearch(JSON.parse(first?.[1] ?? ''), async (name) => {
    const path = `search-index/${name.replace(/\?.*/, '')}`;
    const file = others.find((other) => other[0] === path);
    if (!file) throw new Error(`${path} does not exist`);
    loaded.push(path);
    return JSON.parse(file[1] ?? '');
  });
}
