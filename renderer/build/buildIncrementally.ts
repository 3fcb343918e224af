import { isDeepStrictEqual } from 'node:util';
import { contentHash } from '../../schema/manifest/siteFiles.ts';
import type { BuildResult } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import type { CachedEdit, EditedPage } from './cache/CachedEdit.ts';
import type { BuildState } from './cache/readBuildState.ts';
import type { RenderedEdit } from './incremental/renderEdits.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import type { IncrementalPlan } from './planBuild.ts';
import { restoreReports } from './restoreReports.ts';
import { pageFile } from './siteFiles/pageFile.ts';

/** Writes the pages of an incremental plan and records the edit in the build cache. */
export async function buildIncrementally(
  output: OutputFolder,
  root: string,
  { state, edits }: IncrementalPlan,
): Promise<BuildResult> {
  const { buildCache } = state;
  const pages: EditedPage[] = [];
  for (const edit of edits.pages) pages.push(await writeEdit(output, edit));
  const files: NonNullable<CachedEdit['files']> = {};
  for (const [path, text] of edits.sitemap.files)
    files[path] = { key: contentHash(text), ...(await output.write(path, text)) };
  await output.commit({ keepOthers: true });
  const { fingerprint, outlines, sitemap, diagnostics, renderDiagnostics } = edits;
  const { dates } = sitemap;
  const { lastCheck, output: lastOutput } = buildCache.site;
  const sources = editedSources(state);
  await buildCache.saveEdit({
    sources,
    outlines,
    fingerprint,
    pages,
    files,
    ...(diagnostics !== lastCheck?.diagnostics && { diagnostics }),
    ...(renderDiagnostics !== lastOutput?.diagnostics && { renderDiagnostics }),
    ...(dates && { dates }),
  });
  const total = buildCache.site.output?.routes.length ?? 0;
  const counts = { rendered: pages.length, pages: total };
  const reports = restoreReports(root, state);
  return { reports, summary: summarizeBuild(buildCache.site, counts) };
}

async function writeEdit(
  folder: OutputFolder,
  { html, output, ...edit }: RenderedEdit,
): Promise<EditedPage> {
  const stamp = await folder.write(pageFile(output.route), html);
  return { ...edit, output: { ...output, ...stamp } };
}

function editedSources({ sources, buildCache }: BuildState): BuildState['sources'] {
  const previous = buildCache.site.sources ?? {};
  return Object.fromEntries(
    Object.entries(sources).filter(([path, source]) => !isDeepStrictEqual(previous[path], source)),
  );
}
