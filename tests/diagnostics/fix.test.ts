import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../schema/check/applyFixes.ts';
import { checkFiles } from './checkFiles.ts';

const head = `# the site 🎉
site:
  name:   Example   # two blanks too many stay
  url: https://www.example.com
  description: An example
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`;
const bad = `${head}      - type: qoute # a misspelt type
        text:   'Fine.'
      - type: quote
        txet: "So fine"   # a misspelt key
        tone: drak
`;
const good = bad.replace('qoute', 'quote').replace('txet', 'text').replace('drak', 'dark');

async function fixText(text: string): Promise<string> {
  const { diagnostics } = await checkFiles({ 'pages.yaml': text });
  return applyFixes(text, diagnostics).text;
}

describe('safe fixes', () => {
  it('change only what is wrong', async () => {
    expect(await fixText(bad)).toBe(good);
  });

  it('keep Windows line breaks and the byte order mark', async () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(await fixText(windows(bad))).toBe(windows(good));
  });

  it('leave nothing to fix', async () => {
    const { diagnostics } = await checkFiles({ 'pages.yaml': good });
    expect(diagnostics).toEqual([]);
    expect(await fixText(good)).toBe(good);
  });

  it('leave the colours of a brand alone', async () => {
    const theme = '  theme: { colors: { light: { accent: "#7fb2ff" } } }\npages:';
    const { diagnostics } = await checkFiles({ 'pages.yaml': head.replace('pages:', theme) });
    expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([['BW400', undefined]]);
  });

  it('do not repeat a check that is set already', async () => {
    const twice = head.replace(
      'pages:',
      '  checks:\n    route-removed: error\n    route-removd: error\npages:',
    );
    const { diagnostics } = await checkFiles({ 'pages.yaml': twice });
    expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([['BW031', undefined]]);
  });

  it('apply only the first of two overlapping fixes', () => {
    const span = { line: 1, column: 1, endLine: 1, endColumn: 4 };
    const edits = [{ fix: [{ ...span, text: 'one' }] }, { fix: [{ ...span, text: 'two' }] }];
    expect(applyFixes('abc', edits)).toEqual({ text: 'one', applied: 1 });
  });
});
