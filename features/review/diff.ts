import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { readBasePath } from '../../base/files/readBasePath.ts';
import { buildOutput, type Options, parseFormats, reportDiagnostics } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { withOutput } from '../../pipeline/index.ts';
import { findRuleByCode } from '../../schema/index.ts';
import type { Diagnostic } from '../../schema/vocabulary.ts';
import type { ChangeReport, PageReport } from '../_shared/changes/index.ts';
import { BaseError } from './base/BaseError.ts';
import { openBase } from './base/openBase.ts';
import { createChangeReport } from './builds/createChangeReport.ts';
import { openBuild } from './builds/openBuild.ts';
import { findChanges } from './findChanges.ts';
import { writePreview } from './preview/writePreview.ts';
import { changeFormats, formatChanges } from './report/formatChanges.ts';
import { formatOutOfScope } from './report/formatOutOfScope.ts';
import { formatCauses, nameChange } from './report/summarizeChanges.ts';
import { takeReportPictures } from './report/takeReportPictures.ts';
import { listOutOfScope } from './scope/listOutOfScope.ts';
import { parseScope } from './scope/parseScope.ts';
import { refuseUnknownRoutes } from './scope/refuseUnknownRoutes.ts';

/**
 * `diff`: builds the site and what it is compared with, and reports which pages differ and why.
 *
 * @throws UsageError for an unknown format or route, and when there is nothing to compare with
 */
export async function diff(options: Options, installation: Installation): Promise<number> {
  const { values } = options;
  const formats = parseFormats(values.format, changeFormats);
  const { request, code, report: checked, summary } = await buildOutput(options, installation);
  if (!summary) {
    const pretty = { ...options, values: { ...values, format: undefined } };
    const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
    await reportDiagnostics({ ...checked, diagnostics: errors }, pretty, installation);
    process.stderr.write('The site does not build, so there is nothing to compare.\n');
    return 1;
  }
  const view = await compare(options, { folder: request.folder, code, checked });
  if (!view) return 1;
  const { report, outputs } = view;
  if (typeof values.preview === 'string') await writePreviewInto(values.preview, view, options);
  for (const { format, file, color } of formats) {
    const pictures =
      format === 'html' && outputs ? await takeReportPictures({ ...view, outputs }) : undefined;
    const text = formatChanges(format, report, { color, ...pictures });
    if (file) await writeFile(file, text);
    else process.stdout.write(text);
  }
  const faults = [
    ...(report.outOfScope ?? []).map(formatOutOfScope),
    ...(values.strict === true ? listFaults(report) : []),
  ];
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
  return faults.length > 0 ? 1 : 0;
}

/** Compares a build with the base; returns undefined, and says why, if the base does not build. */
async function compare(
  { root, values, positionals: [name] }: Options,
  { folder, code, checked }: NewBuild,
): Promise<ReportView | undefined> {
  const scope = parseScope(values);
  const base = readBasePath(root);
  const other = name === undefined ? undefined : findChanges(resolve(name));
  if (other && name !== undefined) {
    if (scope || values.preview !== undefined)
      throw new UsageError(`--only, --allow and --preview need a build, and ${name} is none.`);
    return { report: await other.readChanges(resolve(name), { root, output: folder }), base };
  }
  const old = await openBase(name, code).catch((error: unknown) => {
    if (!(error instanceof BaseError)) throw error;
    if (!error.isBroken) throw new UsageError(error.message);
    process.stderr.write(`${error.message}\n`);
  });
  if (!old) return undefined;
  const site = await openBuild(folder, { root, diagnostics: checked.diagnostics });
  const settings = { base, all: values.all === true };
  if (scope) refuseUnknownRoutes(scope, [old, site]);
  const compared = createChangeReport(old.name, old, site, settings);
  const outputs = { old: old.output, new: site.output };
  const outOfScope = scope && listOutOfScope({ report: compared, outputs, base }, scope);
  return { report: { ...compared, ...(outOfScope && { outOfScope }) }, outputs, base };
}

interface NewBuild {
  folder: string;
  code: Parameters<typeof openBase>[1];
  checked: { diagnostics: readonly Diagnostic[] };
}

/** Lists what must not be published: dead routes, and pages that exceed a limit they kept before. */
function listFaults({ pages, diagnostics }: ChangeReport): string[] {
  const isDead = ({ change, redirect }: PageReport) => change === 'removed' && !redirect;
  return [
    ...pages
      .filter(isDead)
      .map(
        ({ route }) =>
          `${route} was removed without a redirect. Add it to \`redirectFrom\` of the page that replaces it, or to \`site.redirects\`.`,
      ),
    ...diagnostics.added
      .filter(({ code }) => findRuleByCode(code)?.isBudget)
      .map(({ file, line, message }) => `${file}:${line}: ${message}`),
  ];
}

interface ReportView {
  report: ChangeReport;
  /** Missing where the base is no build. */
  outputs?: { old: string; new: string };
  base: string;
}

/** Writes the annotated preview into a folder. Only files of an earlier preview are replaced. */
async function writePreviewInto(folder: string, view: ReportView, options: Options): Promise<void> {
  const { report, outputs, base } = view;
  if (!outputs) return;
  const [root, force] = [options.root, options.values.force === true];
  await withOutput(resolve(folder), { root, force }, async (output) => {
    const pages = report.pages.map((page) => ({
      ...page,
      causes: [page.redirect ? nameChange(page) : '', formatCauses(page.causes, report)].filter(
        Boolean,
      ),
    }));
    const unchanged = report.unchanged.pages;
    await writePreview({ pages, outputs, base, baseName: report.base, unchanged }, output);
    await output.commit();
  });
  process.stderr.write(`Preview: ${join(folder, 'index.html')}\n`);
}
