import type { CachedOutput, CachedPage } from './CachedPage.ts';
import type { CachedFile, CachedOutline, CachedSite } from './CachedSite.ts';

/** What a build of a few edited pages changes in the store. */
export interface CachedEdit {
  /** The files that were edited. */
  sources: NonNullable<CachedSite['sources']>;
  outlines: Record<string, CachedOutline>;
  /** Names everything that the output is made from now. */
  inputs: string;
  pages: EditedPage[];
  /** Days of the last change, where git knows them. */
  days?: Record<string, string>;
  /** Other files that were written. */
  files?: Record<string, CachedFile>;
}

/** A page whose entry has another text. */
export interface EditedPage {
  /** Digests of the entry. */
  entries: { before: string; now: string };
  /** Keys of the page. */
  keys: { before: string; now: string };
  page: CachedPage;
  output: CachedOutput;
}

/** Takes an edit up into what is known of a site. */
export function applyCachedEdit(site: CachedSite, edit: CachedEdit): void {
  site.sources = { ...site.sources, ...edit.sources };
  site.outlines = { ...site.outlines, ...edit.outlines };
  const pages = new Map<string, CachedPage>();
  const gone = new Set<string>();
  for (const { entries, keys, page, output } of edit.pages) {
    delete site.entries[entries.before];
    site.entries[entries.now] = {};
    delete site.outputs[keys.before];
    site.outputs[keys.now] = output;
    delete site.changed?.days[entries.before];
    gone.add(keys.before);
    pages.set(keys.now, page);
  }
  if (site.changed) Object.assign(site.changed.days, edit.days);
  if (site.checked) site.checked.inputs = edit.inputs;
  if (site.output) {
    site.output.inputs = edit.inputs;
    Object.assign(site.output.files, edit.files);
  }
  site.pages = edited(site.pages, pages, gone);
}

function edited(
  before: CachedSite['pages'],
  changed: ReadonlyMap<string, CachedPage>,
  gone: ReadonlySet<string>,
): CachedSite['pages'] {
  return {
    get: (key) => changed.get(key) ?? (gone.has(key) ? undefined : before.get(key)),
    *[Symbol.iterator]() {
      for (const [key, page] of before)
        if (!gone.has(key) && !changed.has(key)) yield [key, page] as [string, CachedPage];
      yield* changed;
    },
  };
}
