import { readdirSync } from 'node:fs';

/** Returns the route of every page in a build's output, plus one route that does not exist. */
export function builtRoutes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .concat('/no-such-page')
    .sort();
}
