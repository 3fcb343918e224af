import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import { convertTexts } from '../source/convertTexts.ts';
import { readFields } from '../source/readFields.ts';
import { readNames } from '../source/readNames.ts';
import { readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { readDate } from '../text/readDate.ts';
import { titleize } from '../text/titleize.ts';
import { rewriteDestinations } from '../write/rewriteDestinations.ts';
import { findAsset, findHugoFile } from './findHugoFile.ts';
import { readHugoConfig } from './HugoConfig.ts';
import { listHugoPages } from './listHugoPages.ts';
import { listSectionPages } from './listSectionPages.ts';
import { type HugoPage, hugoTexts, openHugoPage } from './openHugoPage.ts';
import { PageConverter } from './PageConverter.ts';
import { readCascades } from './readCascades.ts';

/** Reads a folder of Hugo: pages, bundles, sections, data, aliases, and its addresses. */
export function readHugo(root: string, progress: (done: string) => void): ImportedSite {
  const folder = new SourceFolder(root, ['public', 'resources', 'themes', 'archetypes']);
  const config = readHugoConfig(folder);
  const { toContentPath, staticFolders, baseUrl, language } = config;
  const paths = folder.paths.filter((path) => toContentPath(path) !== undefined);
  const readCascade = readCascades(folder, config);
  const pages = paths.flatMap((path) => {
    const contentPath = toContentPath(path) ?? path;
    return openHugoPage(folder, config, { path, contentPath, readCascade }) ?? [];
  });
  if (pages.length === 0) throw new UserError(`${root} has no texts of Hugo.`);
  const bundles = new Map(
    pages.flatMap(({ address, bundle }) =>
      bundle === undefined ? [] : [[address.replace(/\/$/, ''), bundle]],
    ),
  );
  const converter = new PageConverter(folder, config, pages);
  const originals = new Map(
    pages.flatMap(({ language, subject, path }) =>
      language === undefined ? [[subject, path]] : [],
    ),
  );
  const texts = convertTexts(
    pages,
    (page) => {
      const article = toArticle(page, folder, converter);
      const original = page.language === undefined ? undefined : originals.get(page.subject);
      return article && original !== undefined ? { ...article, translationOf: original } : article;
    },
    progress,
  );
  const articles = [...texts, ...listSectionPages(pages, texts, config)];
  const files = [
    ...staticFolders.flatMap((name) => folder.below(name)),
    ...paths.filter((path) => !hugoTexts.test(path)),
  ];
  return {
    generator: 'Hugo',
    urls: baseUrl.startsWith('http') ? [baseUrl] : [],
    language,
    articles,
    lists: readSourceData(folder, 'data').lists,
    ...listHugoPages(pages, articles, config),
    findFile: (address) => findHugoFile(address, { folder, staticFolders, bundles }),
    findLine: (file, piece) => folder.findLine(file, piece),
    fileCount: files.length,
    notes: folder.notes,
  };
}

function toArticle(
  page: HugoPage,
  folder: SourceFolder,
  converter: PageConverter,
): ImportedArticle | undefined {
  const { path, text, data, body, folders, address, date, language, isSection } = page;
  const note = folder.noteIn(path, text);
  const build = isMapping(data.build) ? data.build : isMapping(data._build) ? data._build : {};
  if (data.headless === true || build.render === 'never' || build.render === false) {
    folder.noteFile(path, 'a text without a page', 'left out');
    return undefined;
  }
  const converted = converter.convert(page, note);
  // The page that lists a section is made here.
  if (isSection && converted === '') return undefined;
  const fields = readFields(data, note);
  const summary = fields.description === undefined ? converter.convertSummary(page) : undefined;
  const [section] = folders;
  const publishAt = readDate(data.publishDate ?? data.publishdate) ?? date;
  const isFuture = publishAt !== undefined && Date.parse(publishAt) > Date.now();
  const collection = isSection || !section || date === undefined ? 'pages' : section;
  const aliases = (readNames(data.aliases ?? data.alias, false) ?? []).map((alias) =>
    alias.startsWith('/') ? alias : posix.join(posix.dirname(address.replace(/\/$/, '')), alias),
  );
  return {
    ...fields,
    source: path,
    collection: collection + (language === undefined ? '' : `-${language}`),
    address,
    title: fields.title ?? titleize(posix.basename(address)),
    ...(summary !== undefined && { description: summary }),
    ...(collection !== 'pages' && date !== undefined && { date }),
    ...(language !== undefined && { language }),
    ...(isFuture && { publishAt }),
    oldAddresses: aliases,
    anchors: findAnchors(body),
    body: rewriteDestinations(converted, ({ kind, address: written }) =>
      kind === 'picture' ? findAsset(folder, path, written) : written,
    ),
  };
}
