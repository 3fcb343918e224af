import { readSiteTextSync } from './readSiteText.ts';

/** Returns a function that reads files of a site, each once; undefined for a file that cannot be read. */
export function createTextReader(root: string): (path: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (path) => {
    if (!texts.has(path)) texts.set(path, readText(root, path));
    return texts.get(path);
  };
}

function readText(root: string, path: string): string | undefined {
  try {
    return readSiteTextSync(root, path);
  } catch {
    return undefined;
  }
}
