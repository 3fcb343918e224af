import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../base/text/escape.ts';
import { isListed, publicUrl, type RenderContext } from '../../renderer/index.ts';
import type { CachedPage } from '../cache/CachedPage.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import type { EditedEntry } from './findEditedEntries.ts';

/** The changes to sitemaps. */
export interface SitemapUpdate {
  /** Digest of a route entry → date of its last change; absent where git is not used. */
  dates?: Record<string, string>;
  /** Path → content of each changed sitemap. */
  files: ReadonlyMap<string, string>;
}

/**
 * Writes the dates on which edited entries last changed, according to git, into the sitemaps of the
 * last output.
 *
 * @returns undefined when the sitemaps have to be generated again
 */
export async function updateSitemapLastmod(
  root: string,
  edits: readonly { entry: EditedEntry; page: CachedPage }[],
  {
    site,
    folder,
    renderContext,
    now,
  }: { site: CachedSite; folder: string; renderContext: RenderContext; now: Date },
): Promise<SitemapUpdate | undefined> {
  const { lastModified, output } = site;
  if (!lastModified || !output) return { files: new Map() };
  const entries = edits.map(({ entry }) => entry);
  const dates = await findDates(root, entries, now);
  const paths = Object.keys(output.files).filter((path) => /^sitemap.*\.xml$/.test(path));
  const sitemaps = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const files = new Map<string, string>();
  for (const { entry, page } of edits) {
    const { meta } = page.facts;
    const before = lastModified.dates[entry.digests.before];
    const after = dates[entry.digests.after];
    if (before === after || !isListed(meta)) continue;
    if (before === undefined || after === undefined) return undefined;
    const url = escapeHtml(publicUrl(meta.route, renderContext));
    const element = (date: string) => `<loc>${url}</loc><lastmod>${date}<`;
    const found = [...sitemaps].filter(([, text]) => text.includes(element(before)));
    const [[path, text] = ['', '']] = found;
    const isOnly = text.indexOf(element(before)) === text.lastIndexOf(element(before));
    if (found.length !== 1 || !isOnly) return undefined;
    sitemaps.set(
      path,
      text.replace(element(before), () => element(after)),
    );
    files.set(path, sitemaps.get(path) ?? '');
  }
  return { dates, files };
}

/** Returns the dates that git knows, by digest of the entry. */
async function findDates(
  root: string,
  entries: readonly EditedEntry[],
  now: Date,
): Promise<Record<string, string>> {
  // Lazy import: without a repository nothing starts git.
  const { readLastModifiedDates } = await import('../lastModified/gitDates.ts');
  const dates: Record<string, string> = {};
  for (const path of new Set(entries.map((entry) => entry.path))) {
    const spans = entries
      .filter((entry) => entry.path === path)
      .map(({ digests, line, endLine }) => ({ id: digests.after, line, endLine }));
    for (const [digest, date] of await readLastModifiedDates(root, path, spans, now))
      if (date !== undefined) dates[digest] = date;
  }
  return dates;
}
