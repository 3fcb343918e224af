import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Installation } from '../cli/Installation.ts';
import type { BuildSummary, Shard } from './BuildSummary.ts';
import { headOf } from './lastChanged.ts';
import { OutputFolder } from './OutputFolder.ts';
import { pageFile } from './pageFile.ts';
import { PageStore, type StoredSite } from './pages/PageStore.ts';
import { type SiteInputs, siteInputs } from './siteInputs.ts';

/** What earlier runs left in a site's folder, and whether anything is to be done at all. */
export interface LastRun {
  codeHash: string;
  store: PageStore;
  /** Names all that the site is made from now, beside the code. */
  inputs: string;
  sources: SiteInputs['sources'];
  /** What the last check found nothing wrong in, if it was this very state. */
  checked: StoredSite['checked'];
  /** The last output, as far as it can be relied upon. */
  output: StoredSite['output'];
  /** The summary of a build that finds its output as it has to be. */
  unchanged: BuildSummary | undefined;
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
export async function lastRun(
  { root, now, folder, shard, cold = false }: RunOptions,
  installation: Installation,
): Promise<LastRun> {
  const codeHash = basename(installation.cache);
  const store = new PageStore(join(root, '.blockwright', 'pages.json'), codeHash);
  if (cold) await forget(root, installation);
  else await store.load();
  const { site } = store;
  const { name: inputs, sources } = await siteInputs(root, site.sources);
  const usable =
    site.output?.folder === folder &&
    site.output?.shard === (shard && `${shard.number}/${shard.of}`) &&
    !existsSync(unfinishedMark(root));
  const output = usable ? site.output : undefined;
  const current = ({ inputs: of, until }: { inputs?: string; until?: number }) =>
    of === inputs && (until ?? Number.POSITIVE_INFINITY) > now.getTime();
  return {
    codeHash,
    store,
    inputs,
    sources,
    checked: site.checked && current(site.checked) ? site.checked : undefined,
    output,
    unchanged:
      // A commit may change the days of the sitemap, if nothing else.
      output &&
      current(output) &&
      isIntact(output, site) &&
      (await headOf(root)) === site.changed?.head
        ? summaryOf(site, { rendered: 0, pages: output.routes.length })
        : undefined,
  };
}

/** Stands in the site's folder while an output is being written and put in its place. */
export function unfinishedMark(root: string): string {
  return join(root, '.blockwright', 'unfinished');
}

/** What a build did, by what it left. */
export function summaryOf(
  { outputs }: StoredSite,
  done: Pick<BuildSummary, 'pages' | 'rendered'>,
): BuildSummary {
  const all = Object.values(outputs);
  return {
    ...done,
    still: all.filter(({ islands }) => islands.length === 0).length,
    bytes: all.reduce((sum, { size }) => sum + size, 0),
    profile: {},
    phases: {},
  };
}

function isIntact(last: NonNullable<StoredSite['output']>, { outputs }: StoredSite): boolean {
  const output = new OutputFolder(last.folder);
  return (
    Object.entries(last.files).every(([name, stamp]) => output.isIntact(name, stamp)) &&
    Object.values(outputs).every((page) => output.isIntact(pageFile(page.route), page))
  );
}

/** Removes what earlier builds kept: the bundles, the encoded pictures, what is known of pages. */
async function forget(root: string, { cache }: Installation): Promise<void> {
  const own = ['images', 'pages.json'].map((name) => join(root, '.blockwright', name));
  for (const kept of [join(cache, 'site'), ...own])
    await rm(kept, { recursive: true, force: true });
}
