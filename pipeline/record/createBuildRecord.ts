import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheKey } from '../../base/files/cacheKey.ts';
import { contentHash } from '../../base/files/contentHash.ts';
import { pictureEnding } from '../../base/files/detectFormat.ts';
import { getDay } from '../../base/time/parseMoment.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { listTexts } from '../../base/values/listTexts.ts';
import { listSectionFiles, type SiteCode } from '../../code/index.ts';
import { listTrailPages, pageFile, type RenderContext } from '../../renderer/index.ts';
import {
  type CheckedSite,
  entryDigest,
  getSiteFileKind,
  locateRow,
  type PageKeys,
  type SitePage,
} from '../../schema/index.ts';
import type { CachedOutput } from '../cache/CachedPage.ts';
import type { CachedFile } from '../cache/CachedSite.ts';
import type { SiteInputs } from '../cache/readSiteInputs.ts';
import type { BuildRecord } from './BuildRecord.ts';
import { PartList } from './PartList.ts';

/** A full build, as far as its record depends on it. */
interface RecordedBuild {
  checked: CheckedSite;
  pages: readonly SitePage[];
  outputs: Readonly<Record<string, CachedOutput>>;
  /** Files that are not pages, by path. */
  files: Readonly<Record<string, CachedFile>>;
  inputs: Pick<SiteInputs, 'sources' | 'publicFiles'>;
  renderContext: RenderContext;
  keys: PageKeys | undefined;
  code: SiteCode;
}

/** Creates the record of a full build. */
export function createBuildRecord(build: RecordedBuild): BuildRecord {
  const { renderContext, outputs, files: otherFiles } = build;
  const parts = new PartList();
  addContent(parts, build);
  const shared = addShared(parts, build);
  for (const page of renderContext.pages) parts.add('page', page.route, '', page);
  const listed = parts.add('pages', '', '', renderContext.pages);
  const outputsByRoute = new Map(Object.values(outputs).map((output) => [output.route, output]));
  const files: BuildRecord['files'] = {};
  /** URL of an image's file → the entries whose pages refer to it. */
  const users = new Map<string, Set<number>>();
  for (const page of build.pages) {
    const output = outputsByRoute.get(page.facts.meta.route);
    if (!output) continue;
    const { reads } = output;
    const entry = addEntry(parts, page, build);
    files[pageFile(output.route)] = [
      output.digest,
      entry,
      ...addReads(parts, page, output, build),
      ...(reads.pages ? [listed] : []),
    ];
    for (const url of reads.imageFiles) users.set(url, (users.get(url) ?? new Set()).add(entry));
  }
  const sources = new Map(
    Object.entries(renderContext.images).flatMap(([path, { src, copies = [] }]) =>
      [src, ...copies.map((copy) => copy.src)].map((url) => [url, path] as const),
    ),
  );
  const pageRecords = new Map(Object.values(files).map(([digest, ...own]) => [digest, own]));
  for (const [path, { digest, madeFrom }] of Object.entries(otherFiles)) {
    const url = renderContext.base + path;
    const source = findPublic(parts, sources.get(url) ?? `/${path}`);
    const usedBy = [...(users.get(url) ?? [])].slice(0, maxUsers);
    files[path] = [digest, ...source, ...usedBy, ...(pageRecords.get(madeFrom ?? '') ?? [])];
    // Files for hosts and search engines list all pages.
    if (source.length === 0 && !madeFrom && !path.startsWith('assets/')) files[path].push(listed);
  }
  return { version: 1, parts: parts.parts, shared, files };
}

/** A picture that many entries show is a cause by itself. */
const maxUsers = 8;

/** Adds everything that pages can name: blocks, rows, forms and the files of public/. */
function addContent(parts: PartList, { checked, inputs, renderContext }: RecordedBuild): void {
  const { manifest, collections, loaded } = checked.siteContext.context;
  for (const [name, { file, value }] of manifest.blocks)
    parts.add('block', name, file.source.path, value);
  for (const [name, collection] of collections)
    for (const [key, row] of collection.rows)
      parts.add('row', `${name}.${key}`, locateRow(collection, key).file.source.path, row);
  for (const [name, form] of Object.entries(renderContext.forms))
    parts.add('form', name, loaded.forms.get(name)?.source.path ?? '', form);
  for (const [path, { digest }] of Object.entries(inputs.publicFiles)) {
    const kind = pictureEnding.test(path) ? 'picture' : 'file';
    parts.addDigest(kind, `/${path}`, `public/${path}`, () => digest);
  }
}

/** Adds what every page depends on: `site:`, words, theme.css, row schemas and the code. */
function addShared(
  parts: PartList,
  { checked, inputs, renderContext, code }: RecordedBuild,
): number[] {
  const { manifest, loaded } = checked.siteContext.context;
  const shared: number[] = [];
  const siteFile = manifest.site?.file.source.path ?? '';
  const { words: _, ...site } = renderContext.site;
  for (const [key, value] of Object.entries(site)) {
    const part = parts.add('site', key, siteFile, value);
    if (!onlyForHosts.has(key)) shared.push(part);
    shared.push(...listTexts(value).flatMap((text) => findPublic(parts, text)));
  }
  for (const path of Object.keys(renderContext.assets.files))
    shared.push(...findPublic(parts, path));
  for (const [name, value] of listWords(loaded.words?.value))
    shared.push(parts.add('words', name, loaded.words?.source.path ?? '', value));
  for (const [path, { digest }] of Object.entries(inputs.sources)) {
    if (path === 'theme.css' || path.startsWith('styles/'))
      shared.push(parts.addDigest('style', path, path, () => digest));
    if (getSiteFileKind(path) === 'rowSchema')
      shared.push(parts.addDigest('file', path, path, () => digest));
  }
  const { fingerprint } = code.installation;
  shared.push(parts.add('code', 'blockwright', '', [fingerprint, process.version]));
  for (const section of code.siteSections)
    for (const name of listSectionFiles(section)) {
      const read = () => contentHash(readFileSync(join(section.folder, name)));
      const path = `${section.path}/${name}`;
      shared.push(parts.addDigest('code', path, path, read));
    }
  return shared;
}

/** Keys of `site:` that no page shows. */
const onlyForHosts = new Set(['checks', 'redirects']);

function addEntry(parts: PartList, { routeEntry }: SitePage, { inputs }: RecordedBuild): number {
  const { path } = routeEntry.file.source;
  const digest = () => entryDigest(routeEntry) ?? inputs.sources[path]?.digest ?? '';
  return parts.addDigest('entry', routeEntry.route, path, digest);
}

/** Adds what a page depends on besides its entry and the site. */
function addReads(
  parts: PartList,
  { facts }: SitePage,
  { reads }: CachedOutput,
  { renderContext, keys }: RecordedBuild,
): number[] {
  const { pages, site, now } = renderContext;
  const { route } = facts.meta;
  const named = (kind: 'row' | 'block' | 'form', names: readonly string[]) =>
    names.flatMap((name) => parts.find(kind, name) ?? []);
  const lists = (facts.lists ?? []).map((use) => {
    const name = `${use.query.collection} ${cacheKey(JSON.stringify(use))}`;
    return parts.addDigest('list', name, '', () => keys?.listKey(use) ?? '');
  });
  const crumbs = listTrailPages({ route }, pages)
    .filter((page) => page.route !== route)
    .flatMap((page) => parts.find('page', page.route) ?? []);
  return [
    ...named('row', facts.rows),
    ...named('block', facts.blocks),
    ...named('form', reads.forms),
    ...[...reads.images, ...reads.files].flatMap((src) => findPublic(parts, src)),
    ...lists,
    ...crumbs,
    ...(reads.clock ? [parts.add('date', 'today', '', getDay(now, site.timeZone))] : []),
  ];
}

function findPublic(parts: PartList, path: string): number[] {
  return [parts.find('picture', path) ?? parts.find('file', path) ?? []].flat();
}

/** Lists words with the path of their keys: `de form next`. */
function listWords(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (!isMapping(value)) return path.length > 0 ? [[path.join(' '), value]] : [];
  return Object.entries(value).flatMap(([key, inner]) => listWords(inner, [...path, key]));
}
