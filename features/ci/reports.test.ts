import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../schema/report/Report.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { formatGithubSummary } from './formatGithubSummary.ts';
import { reportFormat as github } from './reports/github.ts';
import { reportFormat as junit } from './reports/junit.ts';
import { reportFormat as markdown } from './reports/markdown.ts';
import { reportFormat as sarif } from './reports/sarif.ts';
import { sarifSubset } from './sarifSubset.ts';

const tool = { version: '1.2.3', homepage: 'https://example.com/project' };
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

describe('reports for programs', () => {
  it('have one GitHub command per line and list everything in the step summary', () => {
    const lines = github.format(report, tool).trim().split('\n');
    expect(lines).toHaveLength(report.diagnostics.length);
    for (const line of lines)
      expect(line).toMatch(/^::(?:error|warning) file=pages\.yaml,line=\d+,/);
    const summary = formatGithubSummary(report);
    for (const one of report.diagnostics) expect(summary).toContain(`\`${one.file}:${one.line}:`);
  });

  it('are valid SARIF', () => {
    const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(sarifSubset);
    const log = JSON.parse(sarif.format(report, tool));
    expect(log.runs[0].tool.driver).toMatchObject({
      version: '1.2.3',
      informationUri: tool.homepage,
    });
    expect(valid(log), JSON.stringify(valid.errors)).toBe(true);
    const empty = { ...report, diagnostics: [] };
    expect(valid(JSON.parse(sarif.format(empty, tool)))).toBe(true);
  });

  it('keep the fingerprints of SARIF when other lines change', async () => {
    const getFingerprints = (of: Report) =>
      JSON.parse(sarif.format(of, tool)).runs[0].results.map(
        (one: { partialFingerprints: object }) => one.partialFingerprints,
      );
    const moved = await checkFiles({ 'pages.yaml': `# A line more\n\n${text}` });
    expect(getFingerprints(moved)).toEqual(getFingerprints(report));
    expect(new Set(getFingerprints(report).map(JSON.stringify)).size).toBe(
      report.diagnostics.length,
    );
  });

  it('have only attributes in JUnit XML that the schema of Jenkins allows', () => {
    const xml = junit.format(report, tool);
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
    const table = markdown.format(report, tool);
    for (const one of report.diagnostics)
      expect(table).toContain(`| \`${one.file}:${one.line}\` | ${one.code} |`);
    const many = Array.from({ length: 3_000 }, () => report.diagnostics[0] ?? []).flat();
    const long = markdown.format({ ...report, diagnostics: many }, tool);
    expect(long.length).toBeLessThan(65_536);
    expect(long).toMatch(/\d+ more: run/);
  });

  it('are well-formed JUnit XML with a failure per error', () => {
    const xml = junit.format(report, tool);
    const errors = report.diagnostics.filter((one) => one.severity === 'error').length;
    expect(xml.match(/<failure /g)).toHaveLength(errors);
    const open = xml.match(/<(?:testsuites|testsuite|testcase|failure|system-out)\b[^>]*[^/]>/g);
    const close = xml.match(/<\/(?:testsuites|testsuite|testcase|failure|system-out)>/g);
    expect(open?.length).toBe(close?.length);
    expect(xml.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
  });

  it('escape control characters of files', async () => {
    const hostile = await checkFiles({
      'pages.yaml': `${text}      - { type: "\\e]0;pwn\\a\\u202e" }\n      - { type: quote, a\u009bb: 1 }\n`,
    });
    expect(hostile.diagnostics.some(({ message }) => message.includes('\u001b'))).toBe(true);
    for (const { format } of [github, sarif, junit, markdown])
      expect(format(hostile, tool)).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
    expect(formatGithubSummary(hostile)).not.toMatch(/[^\P{Cc}\n]/u);
  });
});
