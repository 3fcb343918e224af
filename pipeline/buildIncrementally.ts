import { isDeepStrictEqual } from 'node:util';
import { contentHash } from '../base/files/contentHash.ts';
import { pageFile } from '../renderer/index.ts';
import type { Build } from './Build.ts';
import type { BuildResult } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import type { CachedEdit, EditedPage } from './cache/CachedEdit.ts';
import { HtmlWriter } from './cache/html/HtmlWriter.ts';
import type { BuildState } from './cache/readBuildState.ts';
import type { RenderedEdit, RenderedEdits } from './incremental/renderEdits.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import type { BuildRecord, FileRecord } from './record/BuildRecord.ts';
import { recordBuild } from './recordBuild.ts';
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
  const { record: known, fingerprint, outlines, sitemap, diagnostics } = edits;
  await recordBuild(request, updateRecord(known, pages, files), {
    known,
    findLine: (route) => findLine(outlines, route),
  });
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

/** Replaces the digests of the edited entries and of the written files in the record of a build. */
function updateRecord(
  { parts, files, ...record }: BuildRecord,
  pages: readonly EditedPage[],
  siteFiles: NonNullable<CachedEdit['files']>,
): BuildRecord {
  const entries = new Map(pages.map(({ entries: { before, after } }) => [before, after]));
  const written = Object.entries(siteFiles).map(([path, { digest }]) => [path, digest] as const);
  for (const { output } of pages) written.push([pageFile(output.route), output.digest]);
  const updated = written.map(([path, digest]): [string, FileRecord] => {
    const [, ...dependencies] = files[path] ?? [''];
    return [path, [digest, ...dependencies]];
  });
  return {
    ...record,
    parts: parts.map((part) => {
      const [kind, name, file, before] = part;
      const after = kind === 'entry' ? entries.get(before) : undefined;
      return after === undefined ? part : [kind, name, file, after];
    }),
    files: { ...files, ...Object.fromEntries(updated) },
  };
}

function findLine(outlines: RenderedEdits['outlines'], route: string): number | undefined {
  for (const { entries, lines } of Object.values(outlines)) {
    const index = entries.findIndex(([key]) => key === route);
    if (index >= 0) return lines[index];
  }
  return undefined;
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
