import { openSearch } from '../../engine/openSearch.ts';
import type { Search } from '../../engine/Search.ts';

/** Loads the index of a language, once; again after a failure. */
export function loadSearch(url: string): Promise<Search> {
  let loading = searches.get(url);
  if (!loading) {
    loading = loadFile(url).then((file) =>
      openSearch(file, (name) => loadFile(url.replace(/\.json$/, `/${name}`))),
    );
    searches.set(url, loading);
    loading.catch(() => searches.delete(url));
  }
  return loading;
}

const searches = new Map<string, Promise<Search>>();

async function loadFile(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index could not be loaded: ${response.status}`);
  return response.json();
}
