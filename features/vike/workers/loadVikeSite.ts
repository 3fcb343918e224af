import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../../base/files/cacheFolder.ts';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { findSiteCode, type Installation, loadBundles, loadSiteCode } from '../../../code/index.ts';
import { checkForBuild, collectAssets, findLastModified } from '../../../pipeline/index.ts';
import { createRenderContext, listSiteFiles, type RenderContext } from '../../../renderer/index.ts';
import { formatPretty, readPublic } from '../../../schema/index.ts';
import type { Page } from '../../../schema/vocabulary.ts';

/**
 * Checks a site, prepares it for rendering, and writes every file of a build that is no page.
 *
 * @param folder where the files are written; its content is replaced
 * @throws an error with all diagnostics if the site has errors
 */
export async function loadVikeSite(
  root: string,
  installation: Installation,
  folder: string,
): Promise<{ pages: Page[]; renderContext: RenderContext }> {
  const now = new Date();
  const code = await loadSiteCode(findSiteCode(root, installation));
  const checked = await checkForBuild(root, { now });
  const { site, pages } = checked;
  if (!site || checked.summary.errors > 0)
    throw new Error(formatPretty(checked, { color: false, width: 100, all: false }));
  const bundles = await loadBundles(code);
  const { renderContext, files, imageFiles, ...optionalFiles } = await createRenderContext(
    { ...checked, site },
    { root, bundles, now },
  );
  const rendered = pages.map((page) => bundles.render.renderPage(page, renderContext));
  const outputs = rendered.map(({ islands, dependencies }) => ({ islands, reads: dependencies }));
  const assets = await collectAssets(outputs, bundles, optionalFiles, {
    files: imageFiles,
    root,
    cache: cacheFolder(root, 'images'),
    script: join(installation.commandLine, 'encodeProcess.cjs'),
    onDone: () => undefined,
  });
  const { getDate } = await findLastModified(root, checked, { cached: undefined, now });
  const siteFiles = listSiteFiles(checked, {
    root,
    files,
    renderContext,
    render: bundles.render,
    findDates: async () => getDate,
    withFormats: true,
  });
  await rm(folder, { recursive: true, force: true });
  const publicFiles = await readPublic(root);
  for (const path of publicFiles.files)
    await create(join(folder, path), (file) => copyFile(resolvePublicFile(root, path), file));
  // Vike renders this page itself.
  siteFiles.delete('404.html');
  for (const [path, generate] of siteFiles) files.set(path, await generate());
  for (const [path, content] of files)
    await create(join(folder, path), (file) => writeFile(file, content));
  for (const [path, { read }] of assets)
    await create(join(folder, path), async (file) => writeFile(file, await read()));
  const hasOwn = pages.some(({ route }) => route === '/404');
  return {
    pages: hasOwn ? pages : [...pages, bundles.render.createNotFoundPage(site)],
    renderContext,
  };
}

async function create(file: string, write: (file: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await write(file);
}
