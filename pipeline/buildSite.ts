import { join } from 'node:path';
import { cacheFolder } from '../base/files/cacheFolder.ts';
import { contentHash } from '../base/files/contentHash.ts';
import { resolvePublicFile } from '../base/files/resolvePublicFile.ts';
import { listFormatFiles, listSiteFiles, pageFile } from '../renderer/index.ts';
import type { Build } from './Build.ts';
import { allowsBuild, type BuildResult } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import type { CachedFile } from './cache/CachedSite.ts';
import type { FileStamp } from './cache/FileStamp.ts';
import type { SiteInputs } from './cache/readSiteInputs.ts';
import { checkAndRender } from './checkAndRender.ts';
import { checkRenderedPages } from './checkRenderedPages.ts';
import { findLastModified } from './lastModified/findLastModified.ts';
import { collectAssets, type DeferredFile } from './output/collectAssets.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { PhaseTimer } from './PhaseTimer.ts';
import { createBuildRecord } from './record/createBuildRecord.ts';
import { recordBuild } from './recordBuild.ts';
import { saveBuild } from './saveBuild.ts';
import { hasSiteFiles } from './shards/Shard.ts';

/**
 * Builds a site: checks everything, then renders the pages that are not in the build cache. With errors
 * or too many warnings the last output stays as it is.
 */
export async function buildSite(build: Build & { output: OutputFolder }): Promise<BuildResult> {
  const { request, code, state, output } = build;
  const { root, now, shard, maxWarnings } = request;
  const { buildCache } = state;
  const previous = buildCache.site;
  const timer = new PhaseTimer();
  const { checked, factsProvider, rendering, outputs } = await checkAndRender(
    build,
    previous.outputs,
    timer,
  );
  if (!rendering || !allowsBuild(checked, maxWarnings)) {
    buildCache.site = { ...previous, ...factsProvider.snapshot(checked), outputs };
    await buildCache.save();
    return { report: checked, summary: undefined };
  }

  const { renderContext, bundles, pages, files, imageFiles } = rendering;
  const findingDates = findLastModified(root, checked, { cached: previous.lastModified, now });
  const assets = await collectAssets(Object.values(outputs), bundles, rendering, {
    files: imageFiles,
    root,
    cache: cacheFolder(root, 'images'),
    script: join(code.installation.commandLine, 'encodeProcess.cjs'),
    onDone: (copies, of) => build.onProgress('encode', copies, of),
  });
  timer.end('encode images');

  const digests = new Map(Object.values(outputs).map(({ route, digest }) => [route, digest]));
  for (const { path, page, convert } of listFormatFiles(checked.pages, renderContext)) {
    const madeFrom = digests.get(page.route);
    const read = () => convert(String(output.read(pageFile(page.route))));
    // Another shard has the other pages.
    if (madeFrom) assets.set(path, { read, madeFrom });
  }
  const { getDate, cached: lastModified } = await findingDates;
  if (hasSiteFiles(shard)) {
    const siteFiles = listSiteFiles(checked, {
      root,
      files,
      renderContext,
      render: bundles.render,
      readPrevious: (path) =>
        previous.assetsDigest === rendering.assetsDigest
          ? output.readUnmodified(path, previous.output?.files[path])?.toString()
          : undefined,
      findDates: async () => getDate,
    });
    for (const [path, generate] of siteFiles)
      if (!path.startsWith('assets/')) files.set(path, await generate());
      else assets.set(path, { read: async () => Buffer.from(await generate()) });
  }
  const written = await writeFiles(root, output, {
    publicFiles: hasSiteFiles(shard) ? state.publicFiles : {},
    generated: hasSiteFiles(shard) ? files : new Map(),
    assets,
    previous: previous.output?.files,
  });
  timer.end('other files');

  // Only now the sizes of all images are known.
  const weighed = await checkRenderedPages(checked, rendering, {
    sizes: written,
    read: (path) => output.read(path),
    isComplete: !shard,
  });
  const complete = { ...checked, ...weighed.report };
  if (!allowsBuild(complete, maxWarnings)) return { report: complete, summary: undefined };

  const removed = await output.commit();
  const { keys } = factsProvider;
  const recorded = { checked, pages, outputs, files: written, inputs: state, renderContext };
  await recordBuild(request, createBuildRecord({ ...recorded, keys, code }), (route) => {
    const page = pages.find(({ routeEntry }) => routeEntry.route === route);
    return page && checked.findEntryLines(page.facts.meta)?.line;
  });
  await saveBuild(build, {
    snapshot: factsProvider.snapshot(complete),
    checked: complete,
    outputs: weighed.outputs,
    files: written,
    routes: pages.map(({ facts }) => facts.meta.route),
    lastModified,
    renderContext,
    assetsDigest: rendering.assetsDigest,
  });
  timer.end('commit and store');

  const counts = { pages: pages.length, rendered: rendering.rendered.length };
  const { profile } = rendering;
  const summary = { ...summarizeBuild(buildCache.site, counts), removed, profile };
  return { report: complete, summary: { ...summary, phases: timer.times } };
}

/**
 * Writes the files that are not pages: copies of public/, generated files, which take precedence, and
 * assets, which depend on what they are made from alone. Keeps unchanged files of the last output.
 *
 * @param files.previous files of the last output by path
 * @returns every file by path
 */
async function writeFiles(
  root: string,
  output: OutputFolder,
  {
    publicFiles,
    generated,
    assets,
    previous = {},
  }: {
    publicFiles: SiteInputs['publicFiles'];
    generated: ReadonlyMap<string, Buffer | string>;
    assets: ReadonlyMap<string, DeferredFile>;
    previous?: Record<string, CachedFile> | undefined;
  },
): Promise<Record<string, CachedFile>> {
  const files: Record<string, CachedFile> = {};
  const keep = (path: string, isCurrent: (cached: CachedFile) => boolean) => {
    const cached = previous[path];
    const mtime = cached && isCurrent(cached) ? output.findUnmodified(path, cached) : undefined;
    if (!cached || mtime === undefined) return false;
    files[path] = { ...cached, mtime };
    output.keep(path);
    return true;
  };
  const update = async (path: string, digest: string, write: () => Promise<FileStamp>) => {
    if (!keep(path, (cached) => cached.digest === digest))
      files[path] = { digest, ...(await write()) };
  };
  for (const [path, { digest }] of Object.entries(publicFiles))
    if (!generated.has(path) && !assets.has(path))
      await update(path, digest, () => output.copy(path, resolvePublicFile(root, path)));
  for (const [path, content] of generated)
    await update(path, contentHash(content), () => output.write(path, content));
  for (const [path, file] of assets) {
    const { madeFrom = '' } = file;
    if (keep(path, (cached) => cached.madeFrom === madeFrom)) continue;
    const content = await file.read();
    const digest = contentHash(content);
    files[path] = { digest, madeFrom, ...(await output.write(path, content)) };
  }
  return files;
}
