import type { StoredDiagnostic } from '../../schema/index.ts';
import type { CachedOutput, CachedPage } from './CachedPage.ts';
import type { CachedFile, CachedOutline, CachedSite } from './CachedSite.ts';

/** The changes that an incremental build makes to the cached site. */
export interface CachedEdit {
  /** The edited files. */
  sources: NonNullable<CachedSite['sources']>;
  outlines: Record<string, CachedOutline>;
  /** Fingerprint of the site's inputs after the edit. */
  fingerprint: string;
  pages: EditedPage[];
  /** All diagnostics, if some are in edited entries. */
  diagnostics?: readonly StoredDiagnostic[];
  /** Digest of a route entry → date of its last change, where git knows it. */
  dates?: Record<string, string>;
  /** Other files that were written. */
  files?: Record<string, CachedFile>;
}

/** A page whose route entry was edited. */
export interface EditedPage {
  /** Digests of the route entry. */
  entries: { before: string; after: string };
  /** Cache keys of the page. */
  keys: { before: string; after: string };
  page: CachedPage;
  output: CachedOutput;
}

/** Applies an incremental edit to a cached site. */
export function applyCachedEdit(site: CachedSite, edit: CachedEdit): void {
  site.sources = { ...site.sources, ...edit.sources };
  site.outlines = { ...site.outlines, ...edit.outlines };
  const changed = new Map<string, CachedPage>();
  const removed = new Set<string>();
  for (const { entries, keys, page, output } of edit.pages) {
    delete site.bindings[entries.before];
    site.bindings[entries.after] = {};
    delete site.outputs[keys.before];
    site.outputs[keys.after] = output;
    delete site.lastModified?.dates[entries.before];
    removed.add(keys.before);
    changed.set(keys.after, page);
  }
  if (site.lastModified) Object.assign(site.lastModified.dates, edit.dates);
  if (site.lastCheck) {
    site.lastCheck.fingerprint = edit.fingerprint;
    if (edit.diagnostics) site.lastCheck.diagnostics = edit.diagnostics;
  }
  if (site.output) {
    site.output.fingerprint = edit.fingerprint;
    Object.assign(site.output.files, edit.files);
  }
  site.pages = overlayPages(site.pages, changed, removed);
}

/** Overlays a few changes on the pages, which stay unparsed. */
function overlayPages(
  pages: CachedSite['pages'],
  changed: ReadonlyMap<string, CachedPage>,
  removed: ReadonlySet<string>,
): CachedSite['pages'] {
  return {
    get: (key) => changed.get(key) ?? (removed.has(key) ? undefined : pages.get(key)),
    *[Symbol.iterator]() {
      for (const [key, page] of pages)
        if (!removed.has(key) && !changed.has(key)) yield [key, page] as [string, CachedPage];
      yield* changed;
    },
  };
}
