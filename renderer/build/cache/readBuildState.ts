import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Installation } from '../../bundle/Installation.ts';
import type { BuildSummary, Shard } from '../BuildSummary.ts';
import { isUnmodified } from '../output/isUnmodified.ts';
import { readHeadCommit } from '../output/findLastModified.ts';
import { OutputFolder } from '../output/OutputFolder.ts';
import { pageFile } from '../output/pageFile.ts';
import { BuildCache } from './BuildCache.ts';
import type { CachedSite } from './CachedSite.ts';
import { fingerprintInputs, type SiteInputs, readSiteInputs } from './readSiteInputs.ts';

/** What earlier runs left in a site's folder, and whether anything is to be done at all. */
export interface BuildState {
  codeHash: string;
  buildCache: BuildCache;
  /** Names all that the site is made from now, beside the code. */
  inputs: string;
  sources: SiteInputs['sources'];
  publicFiles: SiteInputs['publicFiles'];
  /** What the last check found nothing wrong in, if it was this very state. */
  checked: CachedSite['checked'];
  /** The last output, as far as it can be relied upon. */
  output: CachedSite['output'];
  /** The summary of a build that finds its output as it has to be. */
  unchanged: BuildSummary | undefined;
  /** The manifests that were edited, where nothing else was since an output without fault. */
  edited: string[] | undefined;
}

/** What is asked about the last run. */
export interface RunOptions {
  root: string;
  now: Date;
  /** Folder of the output, for a build. */
  folder?: string;
  shard?: Shard | undefined;
  /** Forgets everything first. */
  cold?: boolean;
}

/** Reads what earlier runs left. Needs no more code than that, so that it takes no time. */
export async function readBuildState(
  { root, now, folder, shard, cold = false }: RunOptions,
  installation: Installation,
): Promise<BuildState> {
  const codeHash = basename(installation.cache);
  // Git takes its time beside the reading.
  const head = folder === undefined ? undefined : readHeadCommit(root);
  const buildCache = new BuildCache(join(root, '.blockwright', 'pages.json'), codeHash);
  if (cold) await forget(root, installation);
  else await buildCache.load();
  const { site } = buildCache;
  const { name: inputs, sources, publicFiles, withheld } = await readSiteInputs(root, site);
  const usable =
    site.output?.folder === folder &&
    site.output?.shard === (shard && `${shard.number}/${shard.of}`) &&
    folder !== undefined &&
    !OutputFolder.isUnfinished(folder);
  const output = usable ? site.output : undefined;
  const ahead = ({ until }: { until?: number }) =>
    (until ?? Number.POSITIVE_INFINITY) > now.getTime();
  const before = fingerprintInputs({ sources: site.sources ?? {}, publicFiles, withheld });
  const edited =
    output?.inputs === before && ahead(output) ? editedManifests(site, sources) : undefined;
  // A commit may change the days of the sitemap, if nothing else.
  const standing =
    edited && isOutputIntact(site) && (await head) === site.changed?.head ? edited : undefined;
  return {
    codeHash,
    buildCache,
    inputs,
    sources,
    publicFiles,
    checked: site.checked?.inputs === inputs && ahead(site.checked) ? site.checked : undefined,
    output,
    unchanged:
      standing?.length === 0
        ? summarizeBuild(site, { rendered: 0, pages: output?.routes.length ?? 0 })
        : undefined,
    edited: standing?.length ? standing : undefined,
  };
}

/** What a build did, by what it left. */
export function summarizeBuild(
  { outputs }: CachedSite,
  done: Pick<BuildSummary, 'pages' | 'rendered'>,
): BuildSummary {
  const all = Object.values(outputs);
  return {
    ...done,
    staticPages: all.filter(({ islands }) => islands.length === 0).length,
    bytes: all.reduce((sum, { size }) => sum + size, 0),
    profile: {},
    phases: {},
  };
}

/** The manifests that are not as they were; undefined when there is another change. */
function editedManifests(
  { sources: before = {}, outlines = {} }: CachedSite,
  sources: SiteInputs['sources'],
): string[] | undefined {
  const paths = Object.keys(sources);
  if (paths.join() !== Object.keys(before).join()) return undefined;
  const edited = paths.filter((path) => sources[path]?.digest !== before[path]?.digest);
  return edited.every((path) => outlines[path]) ? edited : undefined;
}

function isOutputIntact({ output, outputs }: CachedSite): boolean {
  if (!output) return false;
  const { folder, files } = output;
  return (
    Object.entries(files).every(([name, stamp]) => isUnmodified(folder, name, stamp)) &&
    Object.values(outputs).every((page) => isUnmodified(folder, pageFile(page.route), page))
  );
}

/** Removes what earlier builds kept: the bundles, the encoded pictures, what is known of pages. */
async function forget(root: string, { cache }: Installation): Promise<void> {
  const own = ['images', 'pages.json', 'pages.json.edits'].map((name) =>
    join(root, '.blockwright', name),
  );
  // Another process must find the bundles whole or not at all.
  const bundles = join(cache, `site.${process.pid}.old`);
  await rename(join(cache, 'site'), bundles).catch(() => {});
  for (const kept of [bundles, ...own]) await rm(kept, { recursive: true, force: true });
}
