import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A page of docs/. */
export interface DocsPage {
  /** Path below docs/, such as `hosting/README.md`. */
  path: string;
  /** The collection that its row belongs to. */
  collection: string;
  key: string;
  route: string;
  /** The Markdown, with its title. */
  text: string;
}

/** Reads the pages of docs/, by path. README.md, the list of all, is the home page of the site. */
export function readPages(docs: string): Map<string, DocsPage> {
  const paths = readdirSync(docs, { recursive: true, encoding: 'utf8' });
  const pages = paths
    .filter((path) => path.endsWith('.md') && path !== 'README.md')
    .sort()
    .map((path) => ({
      path,
      ...placePage(path),
      text: readFileSync(join(docs, path), 'utf8'),
    }));
  return new Map(pages.map((page) => [page.path, page]));
}

/** A folder is a collection; its README is a row of `overviews` at the address of the folder. */
function placePage(path: string): Pick<DocsPage, 'collection' | 'key' | 'route'> {
  const folder = posix.dirname(path);
  const name = posix.basename(path, '.md').toLowerCase();
  const address = folder === '.' ? '/guides' : `/${folder}`;
  const collection = folder === '.' ? 'guides' : posix.basename(folder);
  if (name === 'readme') return { collection: 'overviews', key: collection, route: address };
  return { collection, key: name, route: `${address}/${name}` };
}
