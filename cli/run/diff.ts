import { writeFile } from 'node:fs/promises';
import type { Installation } from '../../renderer/bundle/Installation.ts';
import { BaseError } from '../../renderer/diff/base/BaseError.ts';
import { openBase } from '../../renderer/diff/base/openBase.ts';
import { createChangeReport } from '../../renderer/diff/createChangeReport.ts';
import { openBuild } from '../../renderer/diff/openBuild.ts';
import { changeFormats, formatChanges } from '../../renderer/diff/report/formatChanges.ts';
import type { Options } from '../options/Options.ts';
import { UsageError } from '../options/UsageError.ts';
import { hasColour, parseFormats, reportDiagnostics } from '../output/reportDiagnostics.ts';
import { buildOutput } from './build.ts';

/**
 * `diff`: builds the site and what it is compared with, and reports which pages differ and why.
 *
 * @throws UsageError for an unknown format, and when there is nothing to compare with
 */
export async function diff(options: Options, installation: Installation): Promise<number> {
  const { root, values, positionals } = options;
  const formats = parseFormats(values.format, changeFormats);
  const { target, code, report: checked, summary } = await buildOutput(options, installation);
  if (!summary) {
    const pretty = { ...options, values: { ...values, format: undefined } };
    await reportDiagnostics(checked, pretty, installation);
    process.stderr.write('The site does not build, so there is nothing to compare.\n');
    return 1;
  }
  const base = await openBase(positionals[0], code, target.folder).catch((error: unknown) => {
    if (!(error instanceof BaseError)) throw error;
    if (!error.isBroken) throw new UsageError(error.message);
    process.stderr.write(`${error.message}\n`);
  });
  if (!base) return 1;
  const site = await openBuild(target.folder, { root, diagnostics: checked.diagnostics });
  const report = createChangeReport(base.name, base, site, { all: values.all === true });
  for (const { format, file } of formats) {
    const text = formatChanges(format, report, { colour: !file && hasColour() });
    if (file) await writeFile(file, text);
    else process.stdout.write(text);
  }
  return 0;
}
