import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../base/files/contentHash.ts';
import { readSiteTextSync } from '../../base/files/readSiteText.ts';
import type { IslandsManifest } from '../../code/index.ts';
import {
  pageFile,
  type RenderContext,
  sectionChecks,
  sectionSchemas,
} from '../../renderer/index.ts';
import {
  EntryChecker,
  type PartOutline,
  ProblemStore,
  type SharedTexts,
  SourceFile,
  type StoredDiagnostic,
  updateDiagnostics,
} from '../../schema/index.ts';
import type { CachedOutput } from '../cache/CachedPage.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import { createOutputKeys } from '../cache/createOutputKeys.ts';
import type { BuildState } from '../cache/readBuildState.ts';
import { scriptSize } from '../output/scriptSize.ts';
import type { RenderResult } from '../workers/messages.ts';
import { PageRenderer } from '../workers/PageRenderer.ts';
import { type CheckedEdit, checkEdits } from './checkEdits.ts';
import { findEditedEntries } from './findEditedEntries.ts';
import { type SitemapUpdate, updateSitemapLastmod } from './updateSitemapLastmod.ts';

/** Edited pages that are ready to be written, and everything else that changes with them. */
export interface RenderedEdits {
  /** Fingerprint of the site's inputs after the edit. */
  fingerprint: string;
  outlines: NonNullable<BuildState['buildCache']['site']['outlines']>;
  pages: RenderedEdit[];
  sitemap: SitemapUpdate;
  diagnostics: readonly StoredDiagnostic[];
}

/** An edited page; size and modification time of its file follow when it is written. */
export interface RenderedEdit extends CheckedEdit {
  html: Buffer;
  output: Omit<CachedOutput, 'size' | 'mtime'>;
}

/** The folders and the time of an incremental build. */
interface EditedBuild {
  root: string;
  now: Date;
  /** Folder of the last output, which is as it was written. */
  output: string;
  bundles: string;
}

/**
 * Checks and renders the pages of edited manifests, without looking at any other page.
 *
 * @param manifests paths of the edited manifests
 * @returns undefined when the edit affects more than the contents of a few pages: the facts of a
 *   page changed, a page has problems, or its rendered form needs a check
 */
export async function renderEdits(
  { root, now, output: folder, bundles }: EditedBuild,
  state: BuildState,
  manifests: readonly string[],
): Promise<RenderedEdits | undefined> {
  const { fingerprint, buildCache, sources } = state;
  const { site } = buildCache;
  const bundle = join(bundles, 'server', 'render.cjs');
  if (!site.renderContext || !site.assetsDigest || !existsSync(bundle)) return undefined;
  const renderContext: RenderContext = { ...JSON.parse(site.renderContext), now };
  // An edit of an original may change every version of its page, and the page is written in each format.
  if (renderContext.versions || renderContext.formats) return undefined;
  const edited = findEditedEntries(state, manifests);
  if (!edited || edited.entries.length > maxEntries) return undefined;
  const outlines = { ...site.outlines, ...edited.outlines };
  const texts = readSharedTexts(root, outlines, Object.keys(sources), now);
  const code = { sections: sectionSchemas, checks: sectionChecks };
  const checker = await EntryChecker.open(texts, code);
  const edits = checkEdits(edited.entries, checker, state);
  const diagnostics = edits && updateReport(edits, checker, { ...site, outlines });
  if (!edits || !diagnostics) return undefined;

  const renderer = new PageRenderer({ renderContext, bundle, profile: false });
  const outputKey = createOutputKeys(site.assetsDigest, renderContext);
  const maxBytes = checker.siteContext.context.limit('page-kilobytes') * 1000;
  const manifest = () => readIslands(join(bundles, 'client'));
  const pages: RenderedEdit[] = [];
  for (const edit of edits) {
    const { entry, page, keys, previousOutput } = edit;
    const resolved = checker.resolve(entry, 0);
    if (!resolved) return undefined;
    const rendered = renderer.renderPage(resolved, {
      previous: readPrevious(folder, previousOutput),
    });
    if (rendered.failure) return undefined;
    const { html, route, islands, scriptBytes, reads, features } = rendered;
    const isSmall =
      html.length <= previousOutput.size ||
      html.length + scriptSize(manifest(), islands) + (scriptBytes ?? 0) <= maxBytes;
    if (!isSmall || features || previousOutput.check) return undefined;
    // With other reads, other files may have to be written or measured.
    if (readsOf(rendered) !== readsOf(previousOutput)) return undefined;
    const { validUntil: until, meta } = page.facts;
    const { title, breadcrumb } = meta;
    const key = outputKey(
      { key: keys.after, blocks: page.blocks, until, route, title, breadcrumb },
      reads,
    );
    const digest = contentHash(html);
    const output = { route, digest, key, reads, islands, ...(scriptBytes && { scriptBytes }) };
    pages.push({ ...edit, html, output });
  }
  const sitemap = await updateSitemapLastmod(root, edits, { site, folder, renderContext, now });
  return sitemap && { fingerprint, outlines: edited.outlines, pages, sitemap, diagnostics };
}

/** Returns what a rendered page needs besides its HTML, as JSON. */
function readsOf({ islands, scriptBytes = 0, reads }: Omit<RenderResult, 'route'>): string {
  return JSON.stringify([islands, scriptBytes, reads]);
}

/** Updates the diagnostics of the last build; returns undefined when a new location is unknown. */
function updateReport(
  edits: readonly CheckedEdit[],
  checker: EntryChecker,
  { lastCheck, outlines = {} }: CachedSite,
): RenderedEdits['diagnostics'] | undefined {
  const problemStore = new ProblemStore(checker.siteContext);
  const problems = edits.map(({ entry: { path, index, line, text }, page }) => {
    const source = new SourceFile(path, text, () => line - 1);
    return { index, source, problems: problemStore.restore(page.problems ?? [], source) };
  });
  return updateDiagnostics(lastCheck?.diagnostics ?? [], problems, outlines);
}

/** Reads the document of a page; returns undefined if it is not the one that was written. */
function readPrevious(
  folder: string,
  { route, digest }: CheckedEdit['previousOutput'],
): string | undefined {
  const html = readFileSync(join(folder, pageFile(route)));
  return contentHash(html) === digest ? html.toString() : undefined;
}

/** With more edited entries than this, a build with worker threads is faster. */
const maxEntries = 16;

function readIslands(client: string): IslandsManifest {
  return JSON.parse(readFileSync(join(client, 'islands.json'), 'utf8'));
}

/**
 * Reads `site:` and `blocks:` of the manifests by the text spans of their outlines. Files of data/
 * are left to the reader of these texts.
 */
function readSharedTexts(
  root: string,
  outlines: NonNullable<CachedSite['outlines']>,
  paths: readonly string[],
  now: Date,
): SharedTexts {
  const manifests = paths.flatMap((path) => {
    const outline = outlines[path];
    if (!outline) return [];
    const { site, blocks } = outline;
    if (!site && !blocks) return { path };
    const { text } = new SourceFile(path, readSiteTextSync(root, path));
    const slice = ([, from, to]: PartOutline) => text.slice(from, to);
    return { path, ...(site && { site: slice(site) }), ...(blocks && { blocks: slice(blocks) }) };
  });
  return { root, mode: 'build', now: now.getTime(), incomplete: false, manifests, files: {} };
}
