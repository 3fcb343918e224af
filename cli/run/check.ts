import { UsageError } from '../../base/errors/UsageError.ts';
import { findSiteCode, type Installation } from '../../code/index.ts';
import { readLastCheck } from '../../pipeline/index.ts';
import type { Options } from '../options/Options.ts';
import { parseFormats, reportDiagnostics } from '../output/reportDiagnostics.ts';
import { parseBuildRequest } from './parseBuildRequest.ts';

/** `check`: validates the site and reports every problem; `--fix` applies the fixes that are certain first. */
export async function check(options: Options, installation: Installation): Promise<number> {
  // Not `performance`, whose first use loads a dozen modules of Node: 3 ms of an unchanged check.
  const started = process.uptime();
  parseFormats(options.values.format);
  if (options.values['dry-run'] && !options.values.fix)
    throw new UsageError('--dry-run works only together with --fix.');
  const request = await parseBuildRequest(options);
  const code = findSiteCode(options.root, installation);
  const { state, report } = await readLastCheck(code, request.now);
  if (!report || (options.values.fix && report.diagnostics.length > 0)) {
    // React reads it when it is loaded.
    process.env.NODE_ENV = 'production';
    // Lazy import: an up-to-date check must not pay for loading the checks.
    const { checkAll } = await import('./checkAll.ts');
    return checkAll(options, { request, code, state });
  }
  if (options.values['dry-run']) return 0;
  const milliseconds = Math.round((process.uptime() - started) * 1000);
  const timed = { ...report, summary: { ...report.summary, milliseconds } };
  return reportDiagnostics(timed, options, installation);
}
