import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { BuildRequest, BuildResult } from '../../pipeline/index.ts';

type Report = BuildResult['report'];

/**
 * What a feature does after each build: the export `afterBuild` of its file `afterBuild.ts`. It returns
 * warnings; undefined if it has nothing to do for the site.
 */
type AfterBuild = (
  built: Pick<BuildRequest, 'root' | 'folder'> & Pick<Outcome, 'notes'>,
) => Promise<Report['diagnostics'] | undefined>;

/** What is left of the tasks besides warnings. */
interface Outcome {
  /** Path of a file that exists if a feature has something to do even when nothing changed. */
  mark: string;
  /** Receives lines to print below the summary. */
  notes: string[];
}

/** Runs what features do after a build of the whole site, and adds their warnings to its report. */
export async function runAfterBuild(
  { root, folder, shard }: BuildRequest,
  report: Report,
  { mark, notes }: Outcome,
): Promise<Report> {
  if (shard) return report;
  const results: Awaited<ReturnType<AfterBuild>>[] = [];
  for (const task of tasks) results.push(await task({ root, folder, notes }));
  if (results.some((found) => found !== undefined)) await writeFile(mark, '');
  else if (existsSync(mark)) await rm(mark);
  const found = results.flatMap((one) => one ?? []);
  const { summary, diagnostics, files } = report;
  const warnings = summary.warnings + found.length;
  return { files, diagnostics: [...diagnostics, ...found], summary: { ...summary, warnings } };
}

const tasks = Object.values(
  import.meta.glob<AfterBuild>('../../features/*/afterBuild.ts', {
    eager: true,
    import: 'afterBuild',
  }),
);
