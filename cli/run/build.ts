import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Installation } from '../../code/Installation.ts';
import { findSiteCode, type SiteCode } from '../../code/SiteCode.ts';
import type { BuildOptions, BuildTarget } from '../../pipeline/BuildOptions.ts';
import type { BuildResult } from '../../pipeline/BuildResult.ts';
import type { BuildSummary } from '../../pipeline/BuildSummary.ts';
import { type BuildPlan, planBuild, type UpToDatePlan } from '../../pipeline/planBuild.ts';
import { noRecord, readBuildRecord } from '../../pipeline/record/BuildRecord.ts';
import { recordUpToDate } from '../../pipeline/record/recordBuild.ts';
import type { Shard } from '../../pipeline/shards/Shard.ts';
import type { Options } from '../options/Options.ts';
import { UsageError } from '../options/UsageError.ts';
import { BuildProgress } from '../output/BuildProgress.ts';
import { formatCacheWarnings } from '../output/formatCacheWarnings.ts';
import {
  getSummaryStream,
  parseFormats,
  parseMaxWarnings,
  reportDiagnostics,
} from '../output/reportDiagnostics.ts';
import { formatRemovedFiles, withOutput } from './withOutput.ts';

/**
 * `build`: checks the site and prerenders every route. With errors nothing is written and the last
 * output stays.
 *
 * @throws UsageError for an invalid option
 */
export async function build(options: Options, installation: Installation): Promise<number> {
  // Not `performance`, whose first use loads a dozen modules of Node: 3 ms of an unchanged build.
  const started = process.uptime();
  const { values } = options;
  parseFormats(values.format);
  const { target, report, summary } = await buildOutput(options, installation);
  const { folder } = target;
  const milliseconds =
    report.summary.milliseconds || Math.round((process.uptime() - started) * 1000);
  const timed = { ...report, summary: { ...report.summary, milliseconds } };
  const status = await reportDiagnostics(timed, options, installation, { quiet: true });
  if (!summary) return status || 1;
  if (summary.removed.length > 0) process.stderr.write(formatRemovedFiles(folder, summary.removed));
  const output = getSummaryStream(values.format);
  if (target.profile) output.write(formatProfile(summary));
  if (!values.quiet)
    output.write(formatSummary(summary, (process.uptime() - started) * 1000, folder));
  return 0;
}

/**
 * Builds the site and reports nothing but its progress.
 *
 * @throws UsageError for an invalid option
 */
export async function buildOutput(
  options: Options,
  installation: Installation,
): Promise<BuildResult & { target: BuildTarget; code: SiteCode }> {
  process.env.NODE_ENV = 'production';
  const { values } = options;
  const maxWarnings = parseMaxWarnings(values['max-warnings']);
  const target = { ...parseTarget(options), since: await readSince(values.since) };
  const { folder } = target;
  const cold = values['no-cache'] === true;
  const code = findSiteCode(options.root, installation);
  if (code.siteSections.length > 0) await loadSections(code);
  const plan = () => planBuild(target, code, { cold, maxWarnings });
  const progress = new BuildProgress({ quiet: values.quiet === true });

  // Deleting the caches needs the lock, so a cold build is planned later.
  const firstPlan = cold ? undefined : await plan();
  const result =
    firstPlan?.kind === 'upToDate'
      ? await finishUpToDate(target, firstPlan)
      : await withOutput(folder, options, async (output, waited) => {
          const currentPlan = firstPlan && !waited ? firstPlan : await plan();
          const onProgress: BuildOptions['onProgress'] = (...pages) => progress.add(...pages);
          const buildOptions = { ...target, output, maxWarnings, onProgress };
          const built = await executePlan(currentPlan, buildOptions, code);
          process.stderr.write(formatCacheWarnings(currentPlan.state.buildCache));
          return built;
        });
  progress.end();
  return { ...result, target, code };
}

/** Writes that nothing changed, or what changed since an earlier build. */
async function finishUpToDate(target: BuildTarget, plan: UpToDatePlan): Promise<BuildResult> {
  const { outputs, output } = plan.state.buildCache.site;
  const total = Object.keys(outputs).length + Object.keys(output?.files ?? {}).length;
  await recordUpToDate(target, total);
  return plan;
}

/**
 * Reads the record of an earlier build. A missing one is no error, as there is none before the site
 * is deployed for the first time.
 *
 * @throws UsageError for another file
 */
export async function readSince(file: Options['values'][string]): Promise<BuildTarget['since']> {
  if (file === undefined) return undefined;
  const record = await readBuildRecord(String(file));
  if (record) return record;
  if (existsSync(String(file)))
    throw new UsageError(`--since takes a digests.json that \`build\` wrote, and ${file} is none.`);
  process.stderr.write(`${file} does not exist, so every file counts as added.\n`);
  return noRecord;
}

/** Lazy import: sites without section types of their own need none of it. */
async function loadSections(code: SiteCode): Promise<void> {
  const { loadSiteSections } = await import('../../code/loadSiteSections.ts');
  await loadSiteSections(code);
}

/** Executes a plan. Lazy imports: each way of building loads only its own code. */
async function executePlan(
  plan: BuildPlan,
  options: BuildOptions,
  code: SiteCode,
): Promise<BuildResult> {
  switch (plan.kind) {
    case 'upToDate':
      return finishUpToDate(options, plan);
    case 'incremental': {
      const { buildIncrementally } = await import('../../pipeline/buildIncrementally.ts');
      return buildIncrementally(options, plan);
    }
    case 'full': {
      const { buildSite } = await import('../../pipeline/buildSite.ts');
      return buildSite(options, code, plan);
    }
  }
}

function parseTarget({ root, values }: Options): BuildTarget {
  return {
    root,
    folder: join(values.out ? String(values.out) : join(root, 'dist'), 'client'),
    now: new Date(),
    profile: values.profile === true,
    shard: parseShard(values.shard),
    url: parseUrl(values.url),
    noindex: values.noindex === true,
  };
}

function parseUrl(value: Options['values'][string]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(String(value)) ? new URL(String(value)) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new UsageError(
      `--url takes an address such as https://staging.example.com, not "${value}".`,
    );
  return url.href.replace(/\/$/, '');
}

function parseShard(value: Options['values'][string]): Shard | undefined {
  if (value === undefined) return undefined;
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(value));
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || number > of)
    throw new UsageError(
      `--shard takes a shard and the number of shards, such as 2/4, not "${value}".`,
    );
  return { number, of };
}

function formatSummary(summary: BuildSummary, milliseconds: number, folder: string): string {
  const { pages, rendered, staticPages, bytes } = summary;
  const seconds = (milliseconds / 1000).toFixed(2);
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  const relativePath = relative(process.cwd(), folder);
  const path = relativePath.startsWith('..') ? folder : relativePath;
  const counts = rendered === pages ? '' : ` (${rendered} rendered, ${pages - rendered} unchanged)`;
  return `${pages} ${pages === 1 ? 'page' : 'pages'} built in ${seconds} s${counts} · ${staticPages} without JavaScript · ${size} of HTML → ${path}\n`;
}

/** Formats the times of a build: its phases, then the slowest section types. */
function formatProfile({ phases, profile, rendered }: BuildSummary): string {
  const sectionTypes = Object.entries(profile)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12);
  const measured = Object.entries(phases);
  const lines = [
    'Phases',
    ...(measured.length > 0 ? measured.map(formatTime) : ['  nothing to do']),
    ...(sectionTypes.length > 0
      ? ['', `Section types, total of ${rendered} pages and all threads`]
      : []),
    ...sectionTypes.map(formatTime),
  ];
  return `${lines.join('\n')}\n\n`;
}

function formatTime([name, milliseconds]: [string, number]): string {
  return `  ${name.padEnd(24)}${`${milliseconds.toFixed(0)} ms`.padStart(10)}`;
}
