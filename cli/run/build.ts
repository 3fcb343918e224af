import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { findSiteCode, type Installation, type SiteCode } from '../../code/index.ts';
import {
  type BuildRequest,
  type BuildResult,
  executeBuild,
  formatRemovedFiles,
} from '../../pipeline/index.ts';
import type { Options } from '../options/Options.ts';
import { BuildProgress } from '../output/BuildProgress.ts';
import { getSummaryStream, parseFormats, reportDiagnostics } from '../output/reportDiagnostics.ts';
import { parseBuildRequest } from './parseBuildRequest.ts';

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
  const { request, report, summary, isUpToDate } = await buildOutput(options, installation);
  const { folder, profile } = request;
  const milliseconds =
    report.summary.milliseconds || Math.round((process.uptime() - started) * 1000);
  const timed = { ...report, summary: { ...report.summary, milliseconds } };
  const hasTasks = summary && (!isUpToDate || !existsSync(cacheFolder(request.root, 'afterBuild')));
  const notes: string[] = [];
  // Lazy import: a build with nothing to do needs none of it.
  const complete = hasTasks
    ? await (await import('./runAfterBuild.ts')).runAfterBuild(
        request,
        timed,
        notes,
        summary.nextDate,
      )
    : timed;
  const status = await reportDiagnostics(complete, options, installation, { quiet: true });
  if (!summary) return status || 1;
  if (summary.removed.length > 0) process.stderr.write(formatRemovedFiles(folder, summary.removed));
  const output = getSummaryStream(values.format);
  if (profile) output.write(formatProfile(summary));
  if (!values.quiet)
    output.write(
      formatSummary(summary, (process.uptime() - started) * 1000, folder) + notes.join(''),
    );
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
): Promise<BuildResult & { request: BuildRequest; code: SiteCode }> {
  process.env.NODE_ENV = 'production';
  const request = await parseBuildRequest(options);
  const code = findSiteCode(options.root, installation);
  // Lazy import: sites without section types of their own need none of it.
  if (code.hasOwnCode) await (await import('../../code/index.ts')).loadSiteCode(code);
  const progress = new BuildProgress({ quiet: options.values.quiet === true });
  const result = await executeBuild(request, code, {
    force: options.values.force === true,
    onProgress: (...pages) => progress.add(...pages),
  });
  progress.end();
  return { ...result, request, code };
}

type Summary = NonNullable<BuildResult['summary']>;

function formatSummary(summary: Summary, milliseconds: number, folder: string): string {
  const { pages, rendered, staticPages, bytes } = summary;
  const seconds = (milliseconds / 1000).toFixed(2);
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  const relativePath = relative(process.cwd(), folder);
  const path = relativePath.startsWith('..') ? folder : relativePath;
  const counts = rendered === pages ? '' : ` (${rendered} rendered, ${pages - rendered} unchanged)`;
  return `${pages} ${pages === 1 ? 'page' : 'pages'} built in ${seconds} s${counts} · ${staticPages} without JavaScript · ${size} of HTML → ${path}\n`;
}

/** Formats the times of a build: its phases, then the slowest section types. */
function formatProfile({ phases, profile, rendered }: Summary): string {
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
