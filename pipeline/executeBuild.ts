import type { SiteCode } from '../code/index.ts';
import type { Build } from './Build.ts';
import type { BuildRequest } from './BuildRequest.ts';
import type { BuildResult } from './BuildResult.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { withOutput } from './output/withOutput.ts';
import { type BuildPlan, planBuild, type UpToDatePlan } from './planBuild.ts';
import { recordUpToDate } from './recordBuild.ts';

/**
 * Plans a build and executes the plan, under the lock of the output unless nothing changed.
 *
 * @param options.force whether to remove files that no build wrote
 * @throws UsageError when the output contains such files, without `force`
 */
export async function executeBuild(
  request: BuildRequest,
  code: SiteCode,
  { force, onProgress }: { force: boolean } & Pick<Build, 'onProgress'>,
): Promise<BuildResult> {
  // Deleting the caches needs the lock, so a cold build is planned later.
  const firstPlan = request.isCold ? undefined : await planBuild(request, code);
  if (firstPlan?.kind === 'upToDate') return finishUpToDate(request, firstPlan);
  const { root, folder } = request;
  return withOutput(folder, { root, force }, async (output, waited) => {
    const plan = firstPlan && !waited ? firstPlan : await planBuild(request, code);
    const { state } = plan;
    const result = await executePlan(plan, { request, code, state, output, onProgress });
    process.stderr.write(state.buildCache.formatWarnings());
    return result;
  });
}

/** Executes a plan. Lazy imports: each way of building loads only its own code. */
async function executePlan(
  plan: BuildPlan,
  build: Build & { output: OutputFolder },
): Promise<BuildResult> {
  switch (plan.kind) {
    case 'upToDate':
      return finishUpToDate(build.request, plan);
    case 'incremental': {
      const { buildIncrementally } = await import('./buildIncrementally.ts');
      return buildIncrementally(build, plan.edits);
    }
    case 'full': {
      const { buildSite } = await import('./buildSite.ts');
      return buildSite(build);
    }
  }
}

/** Writes that nothing changed, or what changed since an earlier build. */
async function finishUpToDate(request: BuildRequest, plan: UpToDatePlan): Promise<BuildResult> {
  const { outputs, output } = plan.state.buildCache.site;
  const total = Object.keys(outputs).length + Object.keys(output?.files ?? {}).length;
  await recordUpToDate(request, total);
  return { ...plan, isUpToDate: true };
}
