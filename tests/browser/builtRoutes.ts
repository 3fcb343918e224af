import { builtPages } from './builtPages.ts';

/** Returns the route of every page in a build's output, plus one route that does not exist. */
export function builtRoutes(folder: string): string[] {
  return builtPages(folder)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .concat('/no-such-page')
    .sort();
}
