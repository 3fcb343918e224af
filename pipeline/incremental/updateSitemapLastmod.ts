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
  const sitemaps = new Sitemaps(folder, output);
  for (const { entry, page } of edits) {
    const { meta } = page.facts;
    const before = lastModified.dates[entry.digests.before];
    const after = dates[entry.digests.after];
    if (before === after || !isListed(meta)) continue;
    if (before === undefined || after === undefined) return undefined;
    const url = escapeHtml(publicUrl(meta.route, renderContext));
    const element = (date: string) => `<loc>${url}</loc><lastmod>${date}<`;
    if (!sitemaps.replaceOnly(element(before), element(after))) return undefined;
  }
  return { dates, files: sitemaps.changed };
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

/** The sitemaps of an output. */
class Sitemaps {
  readonly #texts: Map<string, string>;
  /** Path → content of each changed sitemap. */
  readonly changed = new Map<string, string>();

  constructor(folder: string, { files }: NonNullable<CachedSite['output']>) {
    const paths = Object.keys(files).filter((path) => /^sitemap.*\.xml$/.test(path));
    this.#texts = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  }

  /** Replaces a text, unless it occurs more or less than once in all sitemaps; returns whether. */
  replaceOnly(before: string, after: string): boolean {
    const matches = [...this.#texts].filter(([, text]) => text.includes(before));
    const [[path, text] = ['', ''], secondMatch] = matches;
    if (!path || secondMatch || text.indexOf(before) !== text.lastIndexOf(before)) return false;
    const changed = text.replace(before, () => after);
    this.#texts.set(path, changed);
    this.changed.set(path, changed);
    return true;
  }
}
