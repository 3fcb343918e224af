import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { formatGithubSummary } from '../../schema/report/formatGithub.ts';
import { formatReport } from '../../schema/report/formatReport.ts';
import type { Report } from '../../schema/report/Report.ts';
import { checkFiles } from './checkFiles.ts';
import { sarifSubset } from './sarifSubset.ts';

const text = `site:
  name: Example
  url: https://www.example.com
  description: An example
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: "🎉 <q> & 100 %", tone: drak }
      - type: quote
        text: One
        # a comment
        auhtor: "]]>"
`;
const report = await checkFiles({ 'pages.yaml': text });

describe('reports', () => {
  it('contain only diagnostics and summary in JSON', () => {
    const { diagnostics, summary } = JSON.parse(formatReport('json', report));
    expect(diagnostics).toEqual(report.diagnostics);
    expect(summary).toEqual(report.summary);
    expect(diagnostics[0]).toMatchObject({
      file: 'pages.yaml',
      line: 10,
      column: 57,
      endLine: 10,
      endColumn: 61,
      severity: 'error',
      code: 'BW013',
      path: '/pages/~1/sections/0/tone',
      route: '/',
      section: 'hero',
      fix: [{ line: 10, column: 57, endLine: 10, endColumn: 61, text: 'dark' }],
    });
  });

  it('mark the location and fit the width of the terminal', () => {
    const plain = formatReport('pretty', report, { color: false, width: 60 });
    expect(plain).toContain('pages.yaml:14:9 error[BW012]');
    expect(plain).toContain('^^^^^^');
    expect(plain).toContain('did you mean "author"?');
    expect(plain).not.toContain('\u001b');
    for (const line of plain.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
    expect(formatReport('pretty', report, { color: true })).toContain('\u001b');
  });

  it('show the first ten of each code in the terminal unless asked for all', async () => {
    const sections = Array.from({ length: 25 }, () => '      - { type: qoute }\n').join('');
    const many = await checkFiles({
      'pages.yaml': text.slice(0, text.indexOf('      - {')) + sections,
    });
    const plain = (all: boolean) => formatReport('pretty', many, { color: false, all });
    expect(plain(false).match(/error\[BW014\] (?!…)/g)).toHaveLength(10);
    expect(plain(false)).toContain('error[BW014] … and 15 more (--all)');
    expect(plain(true).match(/error\[BW014\] (?!…)/g)).toHaveLength(25);
    expect(JSON.parse(formatReport('json', many)).diagnostics.length).toBeGreaterThanOrEqual(25);
  });

  it('escape control characters of files', async () => {
    const hostile = await checkFiles({
      'pages.yaml': `${text}      - { type: "\\e]0;pwn\\a\\u202e" }\n      - { type: quote, a\u009bb: 1 }\n`,
    });
    expect(hostile.diagnostics.some(({ message }) => message.includes('\u001b'))).toBe(true);
    for (const format of ['pretty', 'json', 'github', 'sarif', 'junit', 'markdown'] as const)
      expect(formatReport(format, hostile, { color: false })).not.toMatch(
        /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u,
      );
    expect(formatGithubSummary(hostile)).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('have one GitHub command per line and list everything in the step summary', () => {
    const lines = formatReport('github', report).trim().split('\n');
    expect(lines).toHaveLength(report.diagnostics.length);
    for (const line of lines)
      expect(line).toMatch(/^::(?:error|warning) file=pages\.yaml,line=\d+,/);
    const summary = formatGithubSummary(report);
    for (const one of report.diagnostics) expect(summary).toContain(`\`${one.file}:${one.line}:`);
  });

  it('are valid SARIF', () => {
    const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(sarifSubset);
    const tool = { version: '1.2.3', homepage: 'https://example.com/project' };
    const log = JSON.parse(formatReport('sarif', report, { tool }));
    expect(log.runs[0].tool.driver).toMatchObject({
      version: '1.2.3',
      informationUri: tool.homepage,
    });
    expect(valid(log), JSON.stringify(valid.errors)).toBe(true);
    const empty = { ...report, diagnostics: [] };
    expect(valid(JSON.parse(formatReport('sarif', empty)))).toBe(true);
  });

  it('keep the fingerprints of SARIF when other lines change', async () => {
    const getFingerprints = (of: Report) =>
      JSON.parse(formatReport('sarif', of)).runs[0].results.map(
        (one: { partialFingerprints: object }) => one.partialFingerprints,
      );
    const moved = await checkFiles({ 'pages.yaml': `# A line more\n\n${text}` });
    expect(getFingerprints(moved)).toEqual(getFingerprints(report));
    expect(new Set(getFingerprints(report).map(JSON.stringify)).size).toBe(
      report.diagnostics.length,
    );
  });

  it('have only attributes in JUnit XML that the schema of Jenkins allows', () => {
    const xml = formatReport('junit', report);
    // https://github.com/jenkinsci/xunit-plugin: junit-10.xsd
    const allowed: Record<string, string> = {
      testsuites: 'name time tests failures errors',
      testsuite: 'name tests failures errors skipped file time',
      testcase: 'name time classname group',
      failure: 'type message',
    };
    for (const [, element = '', attributes = ''] of xml.matchAll(/<(\w+)((?: \w+="[^"]*")*)\/?>/g))
      for (const [, name] of attributes.matchAll(/ (\w+)="/g))
        expect(allowed[element]?.split(' ')).toContain(name);
    const suites = xml.match(/<testsuite .*>/g);
    expect(suites).not.toBeNull();
    for (const suite of suites ?? []) expect(suite).toContain('errors="0"');
  });

  it('are Markdown tables of errors and warnings that no comment can be too long for', async () => {
    const markdown = formatReport('markdown', report);
    for (const one of report.diagnostics)
      expect(markdown).toContain(`| \`${one.file}:${one.line}\` | ${one.code} |`);
    const many = Array.from({ length: 3_000 }, () => report.diagnostics[0] ?? []).flat();
    const long = formatReport('markdown', { ...report, diagnostics: many });
    expect(long.length).toBeLessThan(65_536);
    expect(long).toMatch(/\d+ more: run/);
  });

  it('are well-formed JUnit XML with a failure per error', () => {
    const xml = formatReport('junit', report);
    const errors = report.diagnostics.filter((one) => one.severity === 'error').length;
    expect(xml.match(/<failure /g)).toHaveLength(errors);
    const open = xml.match(/<(?:testsuites|testsuite|testcase|failure|system-out)\b[^>]*[^/]>/g);
    const close = xml.match(/<\/(?:testsuites|testsuite|testcase|failure|system-out)>/g);
    expect(open?.length).toBe(close?.length);
    expect(xml.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
  });
});
