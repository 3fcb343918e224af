import { rm, writeFile } from 'node:fs/promises';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import type { BuildRequest, BuildResult } from '../../pipeline/index.ts';

type Report = BuildResult['report'];

/**
 * What a feature does after each build: the export `afterBuild` of its file `afterBuild.ts`. It returns
 * warnings; undefined if it has nothing to do for the site.
 */
type AfterBuild = (
  built: Pick<BuildRequest, 'root' | 'folder'> & { notes: string[]; nextDate: number | undefined },
) => Promise<Report['diagnostics'] | undefined>;

/**
 * Runs what features do after a build of the whole site, and adds their warnings to its report. Leaves a mark
 * if none has anything to do as long as nothing changes.
 *
 * @param notes receives lines to print below the summary
 * @param nextDate when a date in the content passes next
 */
export async function runAfterBuild(
  { root, folder, shard }: BuildRequest,
  report: Report,
  notes: string[],
  nextDate?: number,
): Promise<Report> {
  if (shard) return report;
  const results: Awaited<ReturnType<AfterBuild>>[] = [];
  for (const task of tasks) results.push(await task({ root, folder, notes, nextDate }));
  const mark = cacheFolder(root, 'afterBuild');
  if (results.some((found) => found !== undefined)) await rm(mark, { force: true });
  else await writeFile(mark, '').catch(() => undefined);
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
