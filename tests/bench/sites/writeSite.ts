import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageDefinition } from '../../../schema/vocabulary/page.ts';
import type { Hero } from '../../../sections/hero/schema.ts';
import { rowSchemas } from './eachRows.ts';
import { eachSite } from './eachSite.ts';
import { markdownArticle, markdownEntries, markdownSchema } from './markdownSite.ts';
import { noisyPhoto } from './noisyPhoto.ts';
import { shortPage } from './shortPage.ts';
import { blocks, siteHead } from './siteHead.ts';
import { topic } from './topics.ts';
import { toYaml } from './toYaml.ts';
import { writtenPage } from './writtenPage.ts';

/**
 * The shape of a generated site:
 * - `written`: every page is in the manifest, with eight sections.
 * - `each`: pages are generated from rows of data/.
 * - `markdown`: every page but the first is a Markdown file of a collection.
 * - `short`: every page is in the manifest, with seven sections in two thirds of the text.
 * - `oneWarning`: like `short`, with a warning on the last page.
 * - `warned`: like `short`, but nothing links to most pages, which is a warning for each of them, and
 *   every second page has a warning of its own.
 * - `photos`: like `short`, with a photo at the top of each page.
 */
export type SiteForm =
  | 'written'
  | 'each'
  | 'markdown'
  | 'short'
  | 'oneWarning'
  | 'warned'
  | 'photos';

/** Options of a generated site. */
export interface SiteOptions {
  pages: number;
  form: SiteForm;
  /** Determines the texts; 1 by default. */
  seed?: number;
  /** How many pages a file of pages/ holds at most; 500 by default. */
  pagesPerFile?: number;
  /** Changes the entry of a page in the manifest. */
  change?(index: number, entry: PageDefinition): void;
}

/** A generated site. */
export interface GeneratedSite {
  root: string;
  form: SiteForm;
  /** Every route, in the order of the manifest. */
  routes: string[];
  /** Total size of its files. */
  bytes: number;
}

/**
 * Empties the folder `root` and writes a site of exactly `pages` pages, without diagnostics unless its
 * form has some. The same options give the same bytes, and page 7 has the same text in any site,
 * apart from its links.
 */
export async function writeSite(root: string, options: SiteOptions): Promise<GeneratedSite> {
  await rm(root, { recursive: true, force: true });
  const site: GeneratedSite = { root, form: options.form, routes: [], bytes: 0 };
  const files =
    { each: eachFiles, markdown: markdownFiles }[options.form as string] ?? writtenFiles;
  for (const { path, text, routes } of files(options)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    site.routes.push(...routes);
    site.bytes += Buffer.byteLength(text);
  }
  if (options.form === 'photos')
    for (const index of site.routes.keys()) {
      const path = join(root, 'public', photoPath(index));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await noisyPhoto(index));
    }
  return site;
}

interface File {
  path: string;
  text: string;
  routes: string[];
}

/** Creates the route and the entry of page `index` of a site whose pages are in the manifest. */
export function pageInManifest(
  index: number,
  { pages, form, seed = 1, change }: SiteOptions,
): { route: string; entry: PageDefinition } {
  if (form === 'written') {
    const page = writtenPage(index, pages, seed);
    change?.(index, page.entry);
    return page;
  }
  const page = shortPage(index, pages, seed, form === 'warned');
  const hero = page.entry.sections[0] as Hero;
  if (form === 'photos') hero.image = { src: photoPath(index), alt: 'The team at work' };
  const isWarned =
    form === 'warned' ? index % 2 === 1 : form === 'oneWarning' && index === pages - 1;
  if (isWarned)
    page.entry.description +=
      ' There is no contract, no notice, no small print and no surprise at the end of a month.';
  return page;
}

function photoPath(index: number): string {
  return `/photos/${index}.jpg`;
}

/** Creates pages.yaml with the first pages, and files of pages/ with the others. */
function* writtenFiles(options: SiteOptions): Generator<File> {
  const { pages, pagesPerFile = 500 } = options;
  for (let from = 0; from < pages; from += pagesPerFile) {
    const count = Math.min(pagesPerFile, pages - from);
    const written = Array.from({ length: count }, (_, at) => pageInManifest(from + at, options));
    const first = from === 0 ? written.slice(0, 1) : [];
    if (first.length > 0)
      yield {
        path: 'pages.yaml',
        text: `${head(headLinks(pages))}${pagesYaml(first)}`,
        routes: ['/'],
      };
    const rest = written.slice(first.length);
    if (rest.length > 0)
      yield {
        path: `pages/${String(from / pagesPerFile + 1).padStart(4, '0')}.yaml`,
        text: pagesYaml(rest),
        routes: rest.map(({ route }) => route),
      };
  }
}

function* eachFiles({ pages, seed = 1 }: SiteOptions): Generator<File> {
  const site = eachSite(pages, seed);
  const links = Object.values(site.services)
    .slice(0, 5)
    .map(({ name, slug }) => ({ label: name, to: `/services/${slug}` }));
  const entries = Object.entries(site.pages).map(([route, entry]) => ({ route, entry }));
  yield { path: 'pages.yaml', text: `${head(links)}${pagesYaml(entries)}`, routes: site.routes };
  for (const name of ['services', 'cities'] as const) {
    const rows = Object.entries(site[name]);
    const text = rows.map((row) => toYaml(Object.fromEntries([row]))).join('\n');
    yield { path: `data/${name}.yaml`, text, routes: [] };
    yield { path: `data/${name}.schema.yaml`, text: toYaml(rowSchemas[name]), routes: [] };
  }
}

function* markdownFiles({ pages, seed = 1 }: SiteOptions): Generator<File> {
  const articles = Array.from({ length: pages - 1 }, (_, index) =>
    markdownArticle(index + 1, seed),
  );
  const links = articles
    .slice(0, 5)
    .map(({ key, route }) => ({ label: key.split('-')[0] ?? key, to: route }));
  // `pager` leads from file to file, in the order of their names.
  const [first] = [...articles].sort((a, b) => (a.key < b.key ? -1 : 1));
  if (!first) throw new Error('a Markdown site needs two pages');
  const entries = Object.entries(markdownEntries(first)).map(([route, entry]) => ({
    route,
    entry,
  }));
  const routes = ['/', ...articles.map(({ route }) => route)];
  yield { path: 'pages.yaml', text: `${head(links)}${pagesYaml(entries)}`, routes };
  yield { path: 'data/articles.schema.yaml', text: toYaml(markdownSchema), routes: [] };
  for (const { key, text } of articles) yield { path: `data/articles/${key}.md`, text, routes: [] };
}

function head(links: { label: string; to: string }[]): string {
  return `${toYaml({ site: siteHead(links) })}\n${toYaml({ blocks })}\n`;
}

function pagesYaml(pages: { route: string; entry: PageDefinition }[]): string {
  return `pages:\n${pages.map(({ route, entry }) => toYaml({ [route]: entry }, 1)).join('\n')}`;
}

function headLinks(pages: number): { label: string; to: string }[] {
  return Array.from({ length: Math.min(5, pages - 1) }, (_, index) => {
    const { service, route } = topic(index + 1);
    return { label: service, to: route };
  });
}
