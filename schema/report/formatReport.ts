import { groupBy } from '../../base/lists/groupBy.ts';
import { escapeInvisible } from '../../base/text/escapeInvisible.ts';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { escapeCell } from './escapeCell.ts';
import { escapeReport } from './escapeReport.ts';
import { formatGithub } from './formatGithub.ts';
import { formatPretty, type PrettyOptions } from './formatPretty.ts';
import { formatSarif } from './formatSarif.ts';
import { formatSummary } from './formatSummary.ts';
import type { Report } from './Report.ts';
import type { ReportFormat } from './ReportFormat.ts';
import type { Tool } from './Tool.ts';

/**
 * Formats a report as text that ends with a line break. `tool` applies to `sarif`, the other
 * options to `pretty`.
 */
export function formatReport(
  format: ReportFormat,
  report: Report,
  options: PrettyOptions & { tool?: Tool } = {},
): string {
  switch (format) {
    case 'pretty':
      return formatPretty(report, options);
    case 'json':
      return formatJson(report);
    case 'github':
      return formatGithub(escapeReport(report));
    case 'sarif':
      return formatSarif(report, options.tool);
    case 'junit':
      return formatJunit(escapeReport(report));
    case 'markdown':
      return formatMarkdown(report);
  }
}

/** Formats a report as a JSON object with the diagnostics and the summary. */
function formatJson({ diagnostics, summary }: Report): string {
  return `${escapeInvisible(JSON.stringify({ diagnostics, summary }, null, 2))}\n`;
}

/**
 * Formats a report as Markdown for a comment on a pull or merge request: the summary, and a table
 * per severity. GitHub refuses comments of more than 65,536 characters, so a longer list is cut.
 */
function formatMarkdown(original: Report): string {
  const report = escapeReport(original);
  const lines = ['### Blockwright', '', formatSummary(report.summary)];
  let left = maxLength;
  let omitted = 0;
  for (const severity of ['error', 'warning'] as const) {
    const rows: string[] = [];
    for (const one of report.diagnostics) {
      if (one.severity !== severity) continue;
      const row = formatRow(one);
      left -= row.length + 1;
      if (left < 0) omitted++;
      else rows.push(row);
    }
    if (rows.length > 0) lines.push('', `| ${severity} | where | code |`, '|---|---|---|', ...rows);
  }
  if (omitted > 0) lines.push('', `${omitted} more: run \`npx blockwright check\`.`);
  return `${lines.join('\n')}\n`;
}

const maxLength = 60_000;

function formatRow({ file, line, code, message, hint }: Diagnostic): string {
  const advice = hint ? `<br>→ ${escapeCell(hint)}` : '';
  return `| ${escapeCell(message)}${advice} | \`${file}:${line}\` | ${code} |`;
}

/**
 * Formats a report as JUnit XML: a test suite per file, a test case per diagnostic. Warnings pass.
 * Has only the elements and attributes that the schema of Jenkins allows and GitLab reads.
 */
function formatJunit({ diagnostics, files, summary }: Report): string {
  const byFile = groupBy(diagnostics, ({ file }) => file);
  const paths = [...new Set([...files.map((file) => file.path), ...byFile.keys()])];
  const suites = paths.map((path) => formatSuite(path, byFile.get(path) ?? []));
  const seconds = (summary.milliseconds / 1000).toFixed(3);
  const total = paths.reduce((sum, path) => sum + Math.max(1, byFile.get(path)?.length ?? 0), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="blockwright" tests="${total}" failures="${summary.errors}" errors="0" time="${seconds}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function formatSuite(path: string, diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((one) => one.severity === 'error').length;
  const cases = diagnostics.length
    ? diagnostics.map(formatTestCase)
    : [`    <testcase name="${escapeXml(path)}" classname="blockwright"/>`];
  return [
    `  <testsuite name="${escapeXml(path)}" tests="${cases.length}" failures="${errors}" errors="0" skipped="0" file="${escapeXml(path)}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

function formatTestCase(one: Diagnostic): string {
  const name = escapeXml(`${one.code} ${one.file}:${one.line}:${one.column}`);
  const text = escapeXml(one.hint ? `${one.message}\n${one.hint}` : one.message);
  const open = `    <testcase name="${name}" classname="blockwright.${one.code}">`;
  const body =
    one.severity === 'error'
      ? `<failure message="${escapeXml(one.message)}" type="${one.code}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `${open}${body}</testcase>`;
}

function escapeXml(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // XML 1.0 cannot hold control characters at all.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}
