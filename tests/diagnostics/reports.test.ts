import { describe, expect, it } from 'vitest';
import { formatJson } from '../../schema/report/formatJson.ts';
import { formatPretty } from '../../schema/report/formatPretty.ts';
import { checkFiles } from './checkFiles.ts';

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
    const { diagnostics, summary } = JSON.parse(formatJson(report));
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
    const plain = formatPretty(report, { color: false, width: 60 });
    expect(plain).toContain('pages.yaml:14:9 error[BW012]');
    expect(plain).toContain('^^^^^^');
    expect(plain).toContain('did you mean "author"?');
    expect(plain).not.toContain('\u001b');
    for (const line of plain.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
    expect(formatPretty(report, { color: true })).toContain('\u001b');
  });

  it('show the first ten of each code in the terminal unless asked for all', async () => {
    const sections = Array.from({ length: 25 }, () => '      - { type: qoute }\n').join('');
    const many = await checkFiles({
      'pages.yaml': text.slice(0, text.indexOf('      - {')) + sections,
    });
    const plain = (all: boolean) => formatPretty(many, { color: false, all });
    expect(plain(false).match(/error\[BW014\] (?!…)/g)).toHaveLength(10);
    expect(plain(false)).toContain('error[BW014] … and 15 more (--all)');
    expect(plain(true).match(/error\[BW014\] (?!…)/g)).toHaveLength(25);
    expect(JSON.parse(formatJson(many)).diagnostics.length).toBeGreaterThanOrEqual(25);
  });

  it('escape control characters of files', async () => {
    const hostile = await checkFiles({
      'pages.yaml': `${text}      - { type: "\\e]0;pwn\\a\\u202e" }\n      - { type: quote, a\u009bb: 1 }\n`,
    });
    expect(hostile.diagnostics.some(({ message }) => message.includes('\u001b'))).toBe(true);
    for (const shown of [formatPretty(hostile, { color: false }), formatJson(hostile)])
      expect(shown).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  });
});
