import { isDeepStrictEqual } from 'node:util';
import { contentHash } from '../../schema/manifest/siteFiles.ts';
import type { BuildOptions } from './BuildOptions.ts';
import type { BuildResult } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import type { CachedEdit, EditedPage } from './cache/CachedEdit.ts';
import type { CachedSite } from './cache/CachedSite.ts';
import type { BuildState } from './cache/readBuildState.ts';
import type { RenderedEdit } from './incremental/renderEdits.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import type { IncrementalPlan } from './planBuild.ts';
import { type RecordedEdits, recordEdits } from './record/recordEdits.ts';
import { restoreReport } from './restoreReport.ts';
import { pageFile } from './siteFiles/pageFile.ts';

/** Writes the pages of an incremental plan, and records them and the edit in the build cache. */
export async function buildIncrementally(
  options: BuildOptions,
  { state, edits }: IncrementalPlan,
): Promise<BuildResult> {
  const { root, output } = options;
  const { buildCache } = state;
  const pages: EditedPage[] = [];
  for (const edit of edits.pages) pages.push(await writeEdit(output, edit));
  const files: NonNullable<CachedEdit['files']> = {};
  for (const [path, text] of edits.sitemap.files)
    files[path] = { digest: contentHash(text), ...(await output.write(path, text)) };
  await output.commit({ keepOthers: true });
  await recordEdits(options, listEdits(buildCache.site, edits, files));
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
  const report = restoreReport(root, state);
  return { report, summary: summarizeBuild(buildCache.site, counts) };
}

/** Lists the files that were written, with their digests before and after. */
function listEdits(
  { outputs, output }: CachedSite,
  { pages, outlines }: IncrementalPlan['edits'],
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
