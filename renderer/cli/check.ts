import { findLastCheck, readBuildState } from '../build/cache/readBuildState.ts';
import { restoreCheckReport } from '../build/restoreReports.ts';
import type { Installation } from '../bundle/Installation.ts';
import { findSiteCode } from '../bundle/SiteCode.ts';
import type { Options } from './Options.ts';
import { parseFormats, reportDiagnostics } from './reportDiagnostics.ts';
import { UsageError } from './UsageError.ts';

/** `check`: validates the site and reports every problem; `--fix` applies the fixes that are certain first. */
export async function check(options: Options, installation: Installation): Promise<number> {
  const started = performance.now();
  parseFormats(options.values.format);
  if (options.values['dry-run'] && !options.values.fix)
    throw new UsageError('--dry-run works only together with --fix.');
  const now = new Date();
  const code = findSiteCode(options.root, installation);
  const state = await readBuildState(code);
  const lastCheck = findLastCheck(state, now);
  if (!lastCheck || (options.values.fix && lastCheck.diagnostics.length > 0)) {
    // Lazy import: an up-to-date check must not pay for loading the checks.
    const { checkAll } = await import('./checkAll.ts');
    return checkAll(options, code, { state, now });
  }
  if (options.values['dry-run']) return 0;
  const report = restoreCheckReport(options.root, state, lastCheck);
  const milliseconds = Math.round(performance.now() - started);
  const timed = { ...report, summary: { ...report.summary, milliseconds } };
  return reportDiagnostics(timed, options, installation);
}
