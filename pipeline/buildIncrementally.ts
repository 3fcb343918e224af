import { contentHash } from '../base/files/contentHash.ts';
import { pageFile } from '../renderer/index.ts';
import type { Build } from './Build.ts';
import type { BuildResult } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import type { CachedEdit } from './cache/CachedEdit.ts';
import type { CachedOutput } from './cache/CachedPage.ts';
import type { CachedFile } from './cache/CachedSite.ts';
import { HtmlWriter } from './cache/html/HtmlWriter.ts';
import type { BuildState } from './cache/readBuildState.ts';
import type { RenderedEdit, RenderedEdits } from './incremental/renderEdits.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { type BuildRecord, type FileRecord, noRecord } from './record/BuildRecord.ts';
import { recordEdit } from './recordBuild.ts';
import { restoreReport } from './restoreReport.ts';

/** Writes the pages of an incremental plan, and records them and the edit in the build cache. */
export async function buildIncrementally(
  { request, state, output }: Build & { output: OutputFolder },
  edits: RenderedEdits,
): Promise<BuildResult> {
  const { buildCache } = state;
  const pages: WrittenEdit[] = [];
  const store = new HtmlWriter(buildCache.folder);
  for (const edit of edits.pages) pages.push(await writeEdit(output, edit, store));
  const files: Record<string, CachedFile> = {};
  for (const [path, text] of edits.sitemap.files)
    files[path] = { digest: contentHash(text), ...(await output.write(path, text)) };
  await output.commit({ keepOthers: true });
  const { outputs, output: previous } = buildCache.site;
  const filesBefore = Object.keys(files).map((path) => [path, previous?.files[path]]);
  await recordEdit(
    request,
    {
      before: toRecord('before', pages, Object.fromEntries(filesBefore)),
      after: toRecord('after', pages, files),
      total: Object.keys(outputs).length + Object.keys(previous?.files ?? {}).length,
    },
    (name) => pages.find(({ entry }) => entry.route === name)?.entry.line,
  );
  await buildCache.saveEdit(toCachedEdit(state, edits, { pages, files }));
  const total = buildCache.site.output?.routes.length ?? 0;
  const counts = { rendered: pages.length, pages: total };
  const report = restoreReport(request.root, state);
  return { report, summary: summarizeBuild(buildCache.site, counts) };
}

/** An edited page with its file. */
interface WrittenEdit extends Omit<RenderedEdit, 'html' | 'output'> {
  output: CachedOutput;
}

/** Returns the changes of edits to the cached site. */
function toCachedEdit(
  { sources, buildCache: { site } }: BuildState,
  { fingerprint, outlines, sitemap, diagnostics }: RenderedEdits,
  { pages, files }: { pages: readonly WrittenEdit[]; files: Record<string, CachedFile> },
): CachedEdit {
  const cached: CachedEdit['pages'] = {};
  const [bindings, outputs, dates] = [{}, {}, {}];
  for (const { entry, keys, page, output } of pages) {
    const { before, after } = entry.digests;
    Object.assign(cached, { [keys.before]: null, [keys.after]: page });
    Object.assign(outputs, { [keys.before]: null, [keys.after]: output });
    Object.assign(bindings, { [before]: null, [after]: {} });
    Object.assign(dates, { [before]: null, [after]: sitemap.dates?.[after] ?? null });
  }
  const known = site.sources ?? {};
  const edited = Object.entries(sources).filter(([path, source]) => source !== known[path]);
  return {
    sources: Object.fromEntries(edited),
    outlines,
    pages: cached,
    bindings,
    outputs,
    ...(site.lastModified && { lastModified: { dates } }),
    lastCheck: { fingerprint, ...(diagnostics !== site.lastCheck?.diagnostics && { diagnostics }) },
    output: { fingerprint, files },
  };
}

/** Returns the record of the edited entries and the written files alone. */
function toRecord(
  time: 'before' | 'after',
  pages: readonly WrittenEdit[],
  files: Record<string, CachedFile>,
): BuildRecord {
  const fileRecords = pages.map(({ output, previousOutput }, index): [string, FileRecord] => {
    const { digest } = time === 'before' ? previousOutput : output;
    return [pageFile(output.route), [digest, index]];
  });
  for (const [path, { digest }] of Object.entries(files))
    fileRecords.push([path, [digest, ...pages.keys()]]);
  return {
    ...noRecord,
    parts: pages.map(({ entry: { route, path, digests } }) => {
      return ['entry', route, path, digests[time]];
    }),
    files: Object.fromEntries(fileRecords),
  };
}

async function writeEdit(
  folder: OutputFolder,
  { html, output, ...edit }: RenderedEdit,
  store: HtmlWriter,
): Promise<WrittenEdit> {
  const stamp = await folder.write(pageFile(output.route), html);
  const stored = store.add([html]);
  return { ...edit, output: { ...output, ...(stored && { html: stored }), ...stamp } };
}
