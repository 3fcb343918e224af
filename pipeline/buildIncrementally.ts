import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { contentHash } from '../base/files/contentHash.ts';
import { writeWhole } from '../base/files/writeWhole.ts';
import { pageFile } from '../renderer/index.ts';
import type { Build } from './Build.ts';
import type { BuildRequest } from './BuildRequest.ts';
import type { BuildResult } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import type { CachedEdit, EditedPage } from './cache/CachedEdit.ts';
import type { CachedSite } from './cache/CachedSite.ts';
import { HtmlWriter } from './cache/html/HtmlWriter.ts';
import type { BuildState } from './cache/readBuildState.ts';
import type { RenderedEdit, RenderedEdits } from './incremental/renderEdits.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { type BuildRecord, recordPath } from './record/BuildRecord.ts';
import type { Changes } from './record/Changes.ts';
import { compareRecords, saveChanges } from './recordBuild.ts';
import { restoreReport } from './restoreReport.ts';

/** Writes the pages of an incremental plan, and records them and the edit in the build cache. */
export async function buildIncrementally(
  { request, state, output }: Build & { output: OutputFolder },
  edits: RenderedEdits,
): Promise<BuildResult> {
  const { buildCache } = state;
  const pages: EditedPage[] = [];
  const store = new HtmlWriter(buildCache.folder);
  for (const edit of edits.pages) pages.push(await writeEdit(output, edit, store));
  const files: NonNullable<CachedEdit['files']> = {};
  for (const [path, text] of edits.sitemap.files)
    files[path] = { digest: contentHash(text), ...(await output.write(path, text)) };
  await output.commit({ keepOthers: true });
  await recordEdits(request, listEdits(buildCache.site, edits, files));
  const { fingerprint, outlines, sitemap, diagnostics } = edits;
  const { dates } = sitemap;
  const { lastCheck } = buildCache.site;
  const sources = editedSources(state);
  await buildCache.saveEdit({
    sources,
    outlines,
    fingerprint,
    pages,
    files,
    ...(diagnostics !== lastCheck?.diagnostics && { diagnostics }),
    ...(dates && { dates }),
  });
  const total = buildCache.site.output?.routes.length ?? 0;
  const counts = { rendered: pages.length, pages: total };
  const report = restoreReport(request.root, state);
  return { report, summary: summarizeBuild(buildCache.site, counts) };
}

/** Lists the files that were written, with their digests before and after. */
function listEdits(
  { outputs, output }: CachedSite,
  { pages, outlines }: RenderedEdits,
  siteFiles: NonNullable<CachedEdit['files']>,
): RecordedEdits {
  const known = Object.entries(outlines).flatMap(([path, outline]) =>
    outline.entries.map(
      ([route, digest], index) =>
        [digest, { route, path, line: outline.lines[index] ?? 1 }] as const,
    ),
  );
  const located = new Map(known);
  const entries = pages.map(({ entries: digests }) => {
    return { route: '', path: '', line: 1, ...located.get(digests.after), ...digests };
  });
  const files = [
    ...pages.map(({ keys, output: { route, digest } }, index) => ({
      path: pageFile(route),
      before: outputs[keys.before]?.digest ?? '',
      after: digest,
      entries: [index],
    })),
    ...Object.entries(siteFiles).map(([path, { digest }]) => ({
      path,
      before: output?.files[path]?.digest ?? '',
      after: digest,
      entries: [...entries.keys()],
    })),
  ];
  const total = Object.keys(outputs).length + Object.keys(output?.files ?? {}).length;
  return { entries, files, total };
}

async function writeEdit(
  folder: OutputFolder,
  { html, output, ...edit }: RenderedEdit,
  store: HtmlWriter,
): Promise<EditedPage> {
  const stamp = await folder.write(pageFile(output.route), html);
  const stored = store.add([html]);
  return { ...edit, output: { ...output, ...(stored && { html: stored }), ...stamp } };
}

function editedSources({ sources, buildCache }: BuildState): BuildState['sources'] {
  const previous = buildCache.site.sources ?? {};
  return Object.fromEntries(
    Object.entries(sources).filter(([path, source]) => !isDeepStrictEqual(previous[path], source)),
  );
}

/** The result of an incremental build. */
interface RecordedEdits {
  /** The edited route entries, with the digests of their texts. */
  entries: { route: string; path: string; line: number; before: string; after: string }[];
  /** The files, with the digests of their contents. */
  files: { path: string; before: string; after: string; entries: number[] }[];
  /** How many files the output has. */
  total: number;
}

/**
 * Updates the record of a build after an incremental build, and writes its changes. Replaces the
 * digests in the text, because parsing it would take longer than such a build.
 */
async function recordEdits(
  request: BuildRequest,
  { entries, files, total }: RecordedEdits,
): Promise<void> {
  const path = recordPath(request.folder);
  let text = await readFile(path, 'utf8');
  for (const { before, after } of entries) text = text.replace(`"${before}"]`, () => `"${after}"]`);
  for (const file of files) {
    const key = `${JSON.stringify(file.path)}:[`;
    text = text.replace(`${key}"${file.before}"`, () => `${key}"${file.after}"`);
  }
  await writeWhole(path, text);
  if (request.since)
    return saveChanges(
      request,
      await compareRecords(request.since, JSON.parse(text) as BuildRecord),
    );
  const changed = files.filter(({ before, after }) => before !== after);
  const causes = [...new Set(changed.flatMap((file) => file.entries))].map((index) => {
    const { route: name, path: file, line } = entries[index] as (typeof entries)[number];
    return { kind: 'entry' as const, change: 'changed' as const, name, file, line };
  });
  const changes: Changes = { version: 1, causes, files: [], unchanged: total - changed.length };
  const numbers = new Map(causes.map(({ name }, index) => [name, index]));
  for (const file of changed.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const indexes = file.entries.map((index) => numbers.get(entries[index]?.route ?? '') ?? 0);
    changes.files.push({ path: file.path, change: 'changed', causes: indexes });
  }
  await saveChanges(request, changes);
}
