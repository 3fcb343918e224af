import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../../base/errors/UserError.ts';
import { listTree } from '../../../base/files/listTree.ts';
import { decodePath, encodePath } from '../../../base/text/encodePath.ts';
import type { FoundSite } from '../format/createInventory.ts';
import { listLeftOut } from '../format/listLeftOut.ts';
import { decodePage } from '../page/decodePage.ts';
import { readOldPage } from '../page/readOldPage.ts';
import { readXmlLinks } from '../page/readXmlLinks.ts';
import { createAddressResolver, toAddress } from '../page/resolveAddress.ts';

/**
 * Reads the built folder of a site, whatever built it: each HTML file is a page.
 *
 * @param origin where the site is published, if it is known; otherwise most canonical addresses say so
 * @throws UserError if there is no HTML file
 */
export function readFolder(folder: string, origin?: string): FoundSite {
  const root = resolve(folder);
  const files = listTree(root)
    .filter(({ path, entry }) => entry.isFile() && !/(?:^|\/)(?:\.|node_modules\/)/.test(path))
    .map(({ path }) => path)
    .sort();
  const documents = files.filter((path) => /\.x?html?$/i.test(path));
  const isSource = !files.includes('index.html') && files.some((path) => sources.has(path));
  if (documents.length === 0 || isSource)
    throw new UserError(explainMissingPages(root, folder, files));
  const texts = new Map(
    documents.map((path) => [path, decodePage(readFileSync(join(root, path)))]),
  );
  const base = origin ?? findOrigin([...texts.values()]);
  const site = base ?? 'https://folder.invalid';
  const pages: FoundSite['pages'] = [];
  const missing = new Set<string>();
  const has = createFileTest(files);
  const keep = (addresses: readonly string[]) =>
    addresses.filter((address) => {
      if (!has(address)) missing.add(address);
      return has(address);
    });
  const redirects: FoundSite['redirects'] = readRedirectLines(root);
  const feeds = new Set<string>();
  for (const [path, text] of texts) {
    const url = new URL(encodePath(`/${path}`), site);
    const {
      links: _,
      feeds: named,
      refresh,
      canonical,
      ...page
    } = readOldPage(text, createAddressResolver(url.href, site));
    const address = toAddress(url);
    if (isErrorPage(path)) continue;
    for (const feed of named) if (has(feed)) feeds.add(feed);
    if (refresh && page.sentences.length <= 3)
      redirects[address.replace(/(?<=.)\/$/, '')] ??= refresh;
    else
      pages.push({
        address,
        status: 200,
        ...page,
        files: keep(page.files),
        pictures: keep(page.pictures),
        ...(canonical && canonical !== address && canonical !== url.pathname && { canonical }),
      });
  }
  for (const path of files)
    if (/\.(?:xml|rss|atom)$/i.test(path) && isFeed(join(root, path)))
      feeds.add(encodePath(`/${path}`));
  const leftOut = listLeftOut([...missing], 'pages name them and the folder lacks them');
  return { origin: base, leftOut, pages, redirects, feeds };
}

/** Whether hosts show a page for addresses that do not exist, perhaps in a language. */
function isErrorPage(path: string): boolean {
  return /^(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?(?:404|404\/index|50\d)\.html?$/i.test(path);
}

/** Returns whether a file is in the folder, which may be published below a folder of its host, or on another host. */
function createFileTest(files: readonly string[]): (address: string) => boolean {
  const known = new Set(files.map((path) => path.normalize()));
  return (address) => {
    const path = decodePath(address.replace(/^\//, '').replace(/[?#].*$/s, '')).normalize();
    return !address.startsWith('/') || known.has(path) || known.has(path.replace(/^[^/]*\//, ''));
  };
}

function isFeed(file: string): boolean {
  return (
    statSync(file).size < 20_000_000 && readXmlLinks(readFileSync(file, 'utf8')).kind === 'feed'
  );
}

/** Finds the origin that most canonical addresses have. */
function findOrigin(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const [tag = ''] = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(text) ?? [];
    const [, origin] = /\bhref=["']?(https?:\/\/[^/"'\s>]+)/i.exec(tag) ?? [];
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Reads the exact lines of `_redirects`, which Netlify and Cloudflare follow. */
function readRedirectLines(root: string): Record<string, string> {
  const file = join(root, '_redirects');
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [from = '', to, status = '301'] = line.trim().split(/\s+/);
      const isExact = from.startsWith('/') && !/[*:]/.test(from) && /^30[1278]!?$/.test(status);
      return isExact && to ? [[from, to]] : [];
    }),
  );
}

function explainMissingPages(root: string, folder: string, files: readonly string[]): string {
  const built = ['dist/client', 'dist', '_site', 'public', 'build', 'out', '.output/public'].find(
    (name) => existsSync(join(root, name, 'index.html')),
  );
  if (built)
    return `The folder ${folder} has no HTML pages, but ${join(folder, built)} has. Name that folder.`;
  const source = files.find((path) => sources.has(path));
  return source
    ? `The folder ${folder} has no HTML pages: ${source} belongs to the sources of a site. Build the site and name the folder with the result.`
    : `The folder ${folder} has no HTML files. Name the folder that is uploaded to the host.`;
}

/** Files at the root of the sources of a site. */
const sources = new Set([
  '.eleventy.js',
  '_config.yml',
  'astro.config.mjs',
  'config.toml',
  'eleventy.config.js',
  'hugo.toml',
  'package.json',
  'pages.yaml',
]);
