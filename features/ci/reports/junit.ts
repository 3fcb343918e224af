import { groupBy } from '../../../base/lists/groupBy.ts';
import { escapeReport, type Report, type ReportFormat } from '../../../schema/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';

export const reportFormat: ReportFormat = {
  format: (original) => formatJunit(escapeReport(original)),
};

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
