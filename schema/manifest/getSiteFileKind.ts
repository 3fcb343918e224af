import { parseRowPath } from '../../base/files/rowPath.ts';
import { collectionEndings } from './tableFormats.ts';

/** What a file that a site is read from contains. */
export type SiteFileKind =
  | 'manifest'
  | 'rows'
  | 'rowSchema'
  | 'form'
  | 'style'
  | 'translations'
  | 'words'
  /** A row of a collection, or its translation, as a Markdown file. */
  | 'markdown'
  /** People and roles of `edit --serve`: no content of the site. */
  | 'team';

/** Returns what a file contains, by its path below the root of the site (with `/`); undefined for other files. */
export function getSiteFileKind(path: string): SiteFileKind | undefined {
  if (parseRowPath(path) !== undefined) return 'markdown';
  return kinds.find(([, paths]) => paths.test(path))?.[0];
}

/** Each kind of file, and its paths; the first that matches counts. */
const kinds: readonly (readonly [SiteFileKind, RegExp])[] = [
  ['manifest', /^(?:pages|pages\/[^/.][^/]*)\.ya?ml$/],
  ['words', /^words\.yaml$/],
  ['team', /^team\.yaml$/],
  ['rowSchema', /^data\/[^/]+\.schema\.ya?ml$/],
  ['rows', new RegExp(`^data/[^/.][^/]*\\.(?:${collectionEndings})$`)],
  ['form', /^data\/forms\/[^/.][^/]*\.ya?ml$/],
  ['style', /^styles\/[^/.][^/]*\.ya?ml$/],
  ['translations', /^locales\/(?:[^/.][^/]*\/)?[^/.][^/]*\.ya?ml$/],
];
