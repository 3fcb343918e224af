import { allowsBuild, type Build, checkAndRender, readSiteInputs } from '../../pipeline/index.ts';
import type { Options } from '../options/Options.ts';
import { BuildProgress } from '../output/BuildProgress.ts';
import { reportDiagnostics } from '../output/reportDiagnostics.ts';

/** Checks a site that may have changed since the last check, and applies fixes if requested. */
export async function checkAll(
  options: Options,
  { request, code, state }: Pick<Build, 'request' | 'code' | 'state'>,
): Promise<number> {
  const { root, now } = request;
  const { buildCache } = state;
  // Lazy imports: most checks need neither.
  if (code.hasOwnCode) {
    const { loadSiteCode } = await import('../../code/index.ts');
    await loadSiteCode(code);
  }
  const importFixes = () => import('./applySiteFixes.ts');
  const progress = new BuildProgress({ quiet: options.values.quiet === true });
  const check = async (currentState: Build['state']) => {
    const { checked, factsProvider, outputs } = await checkAndRender(
      { request, code, state: currentState, onProgress: (...pages) => progress.add(...pages) },
      buildCache.site.outputs,
    );
    buildCache.site = { ...buildCache.site, ...factsProvider.snapshot(checked), outputs };
    return checked;
  };
  let checked = await check(state);
  progress.end();
  if (options.values['dry-run']) {
    await (await importFixes()).printSiteFixes(root, checked, now);
    return allowsBuild(checked, Number.POSITIVE_INFINITY) ? 0 : 1;
  }
  if (options.values.fix && (await (await importFixes()).applySiteFixes(root, checked, now)))
    checked = await check({ ...state, ...(await readSiteInputs(root)) });
  await buildCache.save();
  process.stderr.write(buildCache.formatWarnings());
  return reportDiagnostics(checked, options, code.installation);
}
