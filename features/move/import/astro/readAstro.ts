import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { convertMdx } from '../mdx/convertMdx.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import { convertTexts } from '../source/convertTexts.ts';
import { openSourceText } from '../source/openSourceText.ts';
import { readFields } from '../source/readFields.ts';
import { readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { titleize } from '../text/titleize.ts';
import { rewriteDestinations } from '../write/rewriteDestinations.ts';
import { readAstroConfig } from './AstroConfig.ts';
import { findEntryRoutes, listAstroRoutes } from './AstroRoute.ts';
import { findAstroFile, resolveFile } from './findAstroFile.ts';
import { listAstroCollections } from './listAstroCollections.ts';
import { listAstroPages } from './listAstroPages.ts';
import { listData } from './listData.ts';
import { toAstroSlug } from './toAstroSlug.ts';

/** Reads a folder of Astro: collections of `src/content`, texts of `src/pages`, data, and its addresses. */
export function readAstro(root: string, progress: (done: string) => void): ImportedSite {
  const folder = new SourceFolder(root, ['dist']);
  const { urls, redirects } = readAstroConfig(folder);
  const routes = listAstroRoutes(folder);
  const entryRoutes = findEntryRoutes(routes);
  const collections = listAstroCollections(folder);
  const places: Place[] = [
    ...[...collections].flatMap(([collection, { base, paths }]) =>
      paths.map((path) => ({ path, collection, base, start: entryRoutes.get(collection)?.base })),
    ),
    ...folder
      .below(pageFolder)
      .filter((path) => /\.mdx?$/i.test(path))
      .map((path) => ({ path, collection: 'pages', base: pageFolder, start: '' })),
  ];
  if (places.length === 0)
    throw new UserError(`${folder.root} has no texts in src/content or src/pages.`);
  const articles = convertTexts(places, (place) => readArticle(place, folder), progress);
  const { lists } = readSourceData(folder, 'src/data');
  const shown = new Set([...entryRoutes.values()].map(({ path }) => path));
  return {
    generator: 'Astro',
    urls,
    articles,
    lists: [...lists, ...listData(folder, collections)],
    ...listAstroPages(
      routes.filter(({ path }) => !shown.has(path)),
      articles,
      folder,
    ),
    redirects,
    findFile: (address) => findAstroFile(folder, address),
    findLine: (file, piece) => folder.findLine(file, piece),
    fileCount: folder.below('public').length,
    notes: folder.notes,
  };
}

const pageFolder = 'src/pages';

/** Where a text is. */
interface Place {
  path: string;
  collection: string;
  /** The folder of its collection. */
  base: string;
  /** The start of its address: `/blog`. Undefined if no page shows its collection. */
  start: string | undefined;
}

function readArticle(
  { path, collection, base, start }: Place,
  folder: SourceFolder,
): ImportedArticle | undefined {
  const opened = openSourceText(folder, path);
  if (!opened) return undefined;
  const { text, data, body } = opened;
  const note = folder.noteIn(path, text);
  const fields = readFields(data, note);
  const resolve = (written: string) => resolveFile(folder, written, path);
  const converted = /\.mdx$/i.test(path)
    ? convertMdx(body, { frontMatter: data, resolveImport: resolve, note })
    : convertMarkdown(body, note);
  if (start === undefined)
    folder.noteFile(
      path,
      `a text of the collection ${collection}, which no page shows`,
      `is at /${collection}/`,
    );
  const isPage = collection === 'pages' && base === pageFolder;
  const name = path.slice(base.length + 1).replace(/\.\w+$/, '');
  const usual = isPage ? name.replace(/(?:^|\/)index$/, '') : toAstroSlug(name);
  const slug = typeof data.slug === 'string' ? data.slug : usual;
  return {
    ...fields,
    source: path,
    collection,
    address: `${start ?? `/${collection}`}/${slug}/`.replaceAll(/\/{2,}/g, '/'),
    title: fields.title ?? titleize(posix.basename(slug) || 'home'),
    ...(fields.image && { image: { ...fields.image, src: resolve(fields.image.src) } }),
    anchors: findAnchors(body),
    body: rewriteDestinations(converted, ({ kind, address }) =>
      kind === 'link' && !/\.\w{2,5}$/.test(address) ? address : resolve(address),
    ),
  };
}
