import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../page/escape.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import type { CachedEdit, EditedPage } from '../cache/CachedEdit.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import { cacheKey } from '../cache/cacheKey.ts';
import type { EditedEntry } from './findEditedEntries.ts';
import { readLastModifiedDates } from '../output/findLastModified.ts';
import type { OutputFolder } from '../output/OutputFolder.ts';
import { publicUrl } from '../output/publicUrl.ts';
import { isListed } from '../output/generateSitemap.ts';

/**
 * Writes the days on which edited entries last changed into the sitemap, as git knows them.
 *
 * @param edits entries, each with its page
 * @returns what the store has to know of it; undefined when the sitemap has to be written anew
 */
export async function updateSitemapLastmod(
  root: string,
  edits: readonly { entry: EditedEntry; page: EditedPage }[],
  {
    site,
    renderContext,
    output,
    now,
  }: { site: CachedSite; renderContext: RenderContext; output: OutputFolder; now: Date },
): Promise<Pick<CachedEdit, 'days' | 'files'> | undefined> {
  const { changed } = site;
  if (!changed) return {};
  const days = await newDays(
    root,
    edits.map(({ entry }) => entry),
    now,
  );
  const sitemaps = new Sitemaps(site, output.target);
  for (const { entry, page } of edits) {
    const { meta: head } = page.page.facts;
    const [before, day] = [changed.days[entry.before], days[entry.now]];
    if (before === day || !isListed(head)) continue;
    if (before === undefined || day === undefined) return undefined;
    const place = `<loc>${escapeHtml(publicUrl(head.route, renderContext))}</loc><lastmod>`;
    if (!sitemaps.replace(`${place}${before}<`, `${place}${day}<`)) return undefined;
  }
  const files: CachedEdit['files'] = {};
  for (const [name, text] of sitemaps.changed)
    files[name] = { key: cacheKey(text), ...(await output.write(name, text)) };
  return { days, files };
}

/** Digest of each entry → day, as far as git can tell. */
async function newDays(
  root: string,
  entries: readonly EditedEntry[],
  now: Date,
): Promise<Record<string, string>> {
  const days: Record<string, string> = {};
  for (const path of new Set(entries.map((entry) => entry.path))) {
    const own = entries.filter((entry) => entry.path === path);
    const stretches = own.map(({ now: name, line, endLine }) => ({ name, line, endLine }));
    for (const [name, day] of await readLastModifiedDates(root, path, stretches, now)) if (day) days[name] = day;
  }
  return days;
}

/** The sitemaps of the last output, read when something in them is to be replaced. */
class Sitemaps {
  readonly #texts: Map<string, string>;
  readonly changed = new Map<string, string>();

  constructor({ output }: CachedSite, folder: string) {
    const names = Object.keys(output?.files ?? {}).filter((name) => /^sitemap.*\.xml$/.test(name));
    this.#texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  }

  /** False when `before` does not stand in them exactly once. */
  replace(before: string, after: string): boolean {
    const holding = [...this.#texts].filter(([, text]) => text.includes(before));
    const [[name, text] = ['', ''], second] = holding;
    if (!name || second || text.indexOf(before) !== text.lastIndexOf(before)) return false;
    const changed = text.replace(before, () => after);
    this.#texts.set(name, changed);
    this.changed.set(name, changed);
    return true;
  }
}
