import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type CheckedSite, checkSite } from '../../schema/checkSite.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import type { Installation } from '../cli/Installation.ts';
import { createWorld } from '../site/createWorld.ts';
import { sectionChecks } from '../site/sectionChecks.ts';
import { sectionSchemas } from '../site/sectionSchemas.ts';
import { type Bundles, bundles } from './bundles.ts';
import { hostFiles } from './hostFiles.ts';
import { lastChanged } from './lastChanged.ts';
import { lastRoutes, writeRoutes } from './lastRoutes.ts';
import { OutputFolder } from './OutputFolder.ts';
import { Phases } from './Phases.ts';
import { pageFile } from './pageFile.ts';
import { PageFinder } from './pages/PageFinder.ts';
import { PagePool } from './pages/PagePool.ts';
import { PageStore, type StoredSite } from './pages/PageStore.ts';
import { writePart } from './parts.ts';
import { type RenderedSite, renderPages } from './renderPages.ts';
import { scriptWeight } from './scriptWeight.ts';
import { siteInputs } from './siteInputs.ts';
import { writeFiles } from './writeFiles.ts';

/** What a build is told. */
export interface BuildOptions {
  root: string;
  /** Folder of the output. */
  folder: string;
  /** Builds as if nothing had been built before. */
  cold: boolean;
  /** Takes the time of each section. */
  profile: boolean;
  now: Date;
  /** Renders only every so-manieth page; the first part has the other files too. */
  shard?: Shard | undefined;
  /** Told of what is wrong; the build goes on only if it answers true. */
  report(checked: Pick<CheckedSite, 'diagnostics' | 'files' | 'summary'>): Promise<boolean>;
  /** Told of progress: how many pages were checked or rendered since. */
  onProgress?(phase: 'check' | 'render', pages: number, of?: number): void;
}

/** What a build did. */
export interface BuildSummary {
  pages: number;
  rendered: number;
  reused: number;
  /** Pages without any script. */
  still: number;
  /** Of HTML. */
  bytes: number;
  /** Milliseconds by section type, when they were asked for. */
  profile: Record<string, number>;
  /** Milliseconds by phase, in order. */
  phases: Record<string, number>;
}

/** One of the parts that a site is built in. */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

/**
 * Builds a site: checks everything, then renders the pages whose files are not in the output yet as
 * they have to be. Nothing that did not change is parsed, checked or rendered again. With errors
 * the last output stays as it was.
 *
 * @returns what was done; undefined when something was wrong
 */
export async function buildSite(
  options: BuildOptions,
  installation: Installation,
): Promise<BuildSummary | undefined> {
  const { root, folder, now } = options;
  const codeHash = basename(installation.cache);
  const phases = new Phases();
  const store = new PageStore(join(root, '.blockwright', 'pages.json'), codeHash);
  const unfinished = join(root, '.blockwright', 'unfinished');
  if (options.cold) await forget(root, installation);
  else await store.load();
  const last = store.site;
  const shard = options.shard && `${options.shard.number}/${options.shard.of}`;
  const same = last.output?.folder === folder && last.output.shard === shard;
  const lastOutput = same && !existsSync(unfinished) ? last.output : undefined;
  const inputs = await siteInputs(root);
  phases.end('read');
  const unchanged = lastOutput && isUnchanged(lastOutput, inputs, last, now);
  if (unchanged) return { ...unchanged, phases: phases.times };

  // The bundles depend on the code alone, so they are made while pages are being checked.
  const making = bundles(installation);
  making.catch(() => {});
  const pool = new PagePool(join(installation.cache, 'cli', 'pageWorker.js'));
  try {
    const finder = new PageFinder(codeHash, last, pool, now, (pages) =>
      options.onProgress?.('check', pages),
    );
    const checked = await checkSite({
      root,
      sections: sectionSchemas,
      checks: sectionChecks,
      mode: 'build',
      now,
      lastRoutes: await lastRoutes(root),
      source: finder,
    });
    const kept = finder.keep(checked.shown);
    if (!(await options.report(checked)) || !checked.site) {
      store.site = { ...last, ...kept };
      await store.save();
      return undefined;
    }
    phases.end('check');
    const code = await making;
    phases.end('wait for the bundles');
    const output = new OutputFolder(folder);
    const changing = lastChanged(root, checked, { finder, stored: last.changed, now });
    const { world, files } = await createWorld(
      { ...checked, site: checked.site },
      { root, bundles: code, now },
    );
    phases.end('pictures and styles');
    const own = checked.shown.filter((_, index) => isOwn(index, options.shard));
    const rendering = await renderPages(own, {
      world,
      code,
      output,
      finder,
      pool,
      stored: lastOutput ? last.outputs : {},
      codeHash,
      profile: options.profile,
      onDone: (pages) => options.onProgress?.('render', pages, own.length),
    });
    phases.end('render');
    const found = await renderedDiagnostics(checked, rendering, output, code, files);
    if (found.length > 0 && !(await options.report(withDiagnostics(checked, found)))) {
      await output.discard();
      return undefined;
    }
    const { dayOf, changed } = await changing;
    for (const [name, content] of hostFiles(checked.pages, world, dayOf)) files.set(name, content);
    const written = isOwn(0, options.shard)
      ? await writeFiles(root, files, output, lastOutput?.files)
      : {};
    phases.end('other files');

    await mkdir(join(root, '.blockwright'), { recursive: true });
    await writeFile(unfinished, '');
    await output.commit();
    await output.removeStale(
      lastOutput && [...Object.keys(lastOutput.files), ...lastOutput.routes.map(pageFile)],
    );
    const quiet = checked.diagnostics.length + found.length === 0;
    const told = new Set(found.map(({ route }) => route));
    for (const { key, route } of rendering.rendered)
      if (told.has(route)) delete rendering.outputs[key];
    const until = earliest(checked, rendering, now);
    store.site = {
      ...kept,
      outputs: rendering.outputs,
      output: {
        folder,
        ...(shard && { shard }),
        ...(quiet && { inputs }),
        ...(until !== undefined && { until }),
        files: written,
        routes: own.map(({ facts }) => facts.head.route),
      },
      ...(changed && { changed }),
    };
    await store.save();
    if (options.shard)
      await writePart(folder, {
        ...options.shard,
        code: codeHash,
        inputs,
        day: now.toISOString().slice(0, 10),
        routes: checked.pages.map(({ route }) => route),
      });
    else await writeRoutes(root, checked.pages);
    await rm(unfinished, { force: true });
    phases.end('commit and store');
    return {
      ...summary(store.site, rendering.rendered.length, rendering.profile, own.length),
      phases: phases.times,
    };
  } finally {
    await pool.close();
  }
}

/** Whether a page, or for 0 what is no page, belongs to the part that is being built. */
function isOwn(index: number, shard: Shard | undefined): boolean {
  return !shard || index % shard.of === shard.number - 1;
}

/** Whether the last build had the same inputs and its files are all there. */
function isUnchanged(
  last: NonNullable<StoredSite['output']>,
  inputs: string,
  site: StoredSite,
  now: Date,
): Omit<BuildSummary, 'phases'> | undefined {
  if (last.inputs !== inputs || (last.until ?? Number.POSITIVE_INFINITY) <= now.getTime())
    return undefined;
  const output = new OutputFolder(last.folder);
  for (const [name, stamp] of Object.entries(last.files))
    if (!output.isIntact(name, stamp)) return undefined;
  for (const stored of Object.values(site.outputs))
    if (!output.isIntact(pageFile(stored.route), stored)) return undefined;
  return summary(site, 0, {}, last.routes.length);
}

function summary(
  { outputs }: StoredSite,
  rendered: number,
  profile: Record<string, number>,
  pages: number,
): Omit<BuildSummary, 'phases'> {
  const all = Object.values(outputs);
  return {
    pages,
    rendered,
    reused: pages - rendered,
    still: all.filter(({ islands }) => islands.length === 0).length,
    bytes: all.reduce((sum, { size }) => sum + size, 0),
    profile,
  };
}

/** Removes what earlier builds kept: the bundles, the encoded pictures, what is known of pages. */
async function forget(root: string, { cache }: Installation): Promise<void> {
  for (const kept of [
    join(cache, 'site'),
    join(root, '.blockwright', 'images'),
    join(root, '.blockwright', 'pages.json'),
  ])
    await rm(kept, { recursive: true, force: true });
}

/** What only shows once pages are rendered. Pages are only compressed where that may matter. */
async function renderedDiagnostics(
  checked: CheckedSite,
  { rendered, outputs }: RenderedSite,
  output: OutputFolder,
  code: Bundles,
  files: Map<string, Buffer | string>,
): Promise<Diagnostic[]> {
  const weigh = scriptWeight(code.islands, files);
  const most = checked.shared.context.limit('page-kilobytes') * 1000;
  const weighed = rendered.map(({ key, ...page }) => {
    const scriptBytes = weigh(outputs[key]?.islands ?? []);
    const raw = page.bytes ?? 0;
    const bytes =
      raw + scriptBytes <= most
        ? raw
        : gzipSync(output.read(pageFile(page.route)), { level: 1 }).length;
    return { ...page, bytes: bytes + scriptBytes, scriptBytes };
  });
  return checked.checkRendered(weighed);
}

function withDiagnostics(
  checked: CheckedSite,
  diagnostics: Diagnostic[],
): Pick<CheckedSite, 'diagnostics' | 'files' | 'summary'> {
  const count = (severity: string) => diagnostics.filter((one) => one.severity === severity).length;
  return {
    diagnostics,
    files: checked.files,
    summary: { ...checked.summary, errors: count('error'), warnings: count('warning') },
  };
}

/** When the next date in the content is reached; the end of the day if a page reads the clock. */
function earliest(
  { shown }: CheckedSite,
  { outputs }: RenderedSite,
  now: Date,
): number | undefined {
  const moments = shown.flatMap(({ facts }) => facts.until ?? []);
  if (Object.values(outputs).some(({ reads }) => reads.clock))
    moments.push(new Date(now).setUTCHours(24, 0, 0, 0));
  return moments.length > 0 ? moments.reduce((a, b) => Math.min(a, b)) : undefined;
}
