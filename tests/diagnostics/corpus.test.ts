import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, getRule } from '../../schema/catalogue/catalogue.ts';
import { compareLocations } from '../../schema/check/createDiagnostics.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { checkFiles, checkFolder } from './checkFiles.ts';
import { type Case, type ExpectedDiagnostic, readCases } from './readCase.ts';

/**
 * Each file has the broken sites of one rule, with their diagnostics (`readCases`). A case is a folder
 * with an expected.json where a text cannot hold it: links, other encodings, files without a last line
 * break.
 */
const folder = join(import.meta.dirname, '../fixtures/diagnostics');
const cases = readdirSync(folder)
  .sort()
  .flatMap((name) =>
    Object.entries(load(join(folder, name))).map(([title, one]) => ({ name, title, ...one })),
  );

describe('the corpus of broken manifests', () => {
  it.each(cases)('$name $title', async ({ name, files, expected }) => {
    const found = await check(join(folder, name), files);
    for (const one of found) {
      expect(one.message).toMatch(/[.…]$/);
      expect(one.hint).toBeTruthy();
      expect(`${one.message} ${one.hint}`).not.toMatch(
        /must NOT|must be (?:string|object)|undefined|\[object/,
      );
    }
    expect(found.map(formatLocation)).toEqual(
      expected.toSorted(compareLocations).map(formatLocation),
    );
  });

  it('covers every code of the catalogue', () => {
    const seen = new Set(cases.flatMap(({ expected }) => expected.map((one) => one.code)));
    // The next test creates a file of more than 40 MB instead of keeping one.
    seen.add(getRule('file-too-large').code);
    // tests/siteSections.test.ts writes the code of sections and functions.
    for (const rule of [
      'broken-function',
      'broken-section',
      'failing-section',
      'section-preset',
      'section-type-twice',
    ] as const)
      seen.add(getRule(rule).code);
    const missing = [...catalogue.values()].filter((rule) => !seen.has(rule.code));
    expect(missing.map((rule) => rule.code)).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(150);
  });

  it('refuses a file of 50 MB', async () => {
    const { diagnostics } = await checkFiles({
      'pages.yaml': `site:\n${'  # x\n'.repeat(9_000_000)}`,
    });
    expect(diagnostics.map(formatLocation)).toEqual(['pages.yaml BW004 1:1-1:1']);
  });

  it.each([
    ['lists in lists', `pages: ${'['.repeat(10_000)}`],
    ['closed lists in lists', `pages: ${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['mappings in mappings', `pages: ${'{a: '.repeat(10_000)}`],
    ['hyphens', `pages:\n  ${'- '.repeat(10_000)}x`],
    ['indented keys', Array.from({ length: 3_000 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
  ])('survives 10,000 levels of %s', async (_, text) => {
    const { diagnostics } = await checkFiles({ 'pages.yaml': text });
    expect(diagnostics.filter((one) => one.severity === 'error').length).toBeGreaterThan(0);
  });
});

function load(path: string): Record<string, Case> {
  if (path.endsWith('.yaml')) return readCases(readFileSync(path, 'utf8'));
  const expected = JSON.parse(readFileSync(join(path, 'expected.json'), 'utf8'));
  return { '': { files: {}, expected } };
}

async function check(path: string, files: Record<string, string>): Promise<Diagnostic[]> {
  if (!path.endsWith('.yaml')) return (await checkFolder(path)).diagnostics;
  const { 'options.json': options = '{}', ...site } = files;
  const { lastRoutes, rendered, output, mode = 'build' } = JSON.parse(options);
  const checked = await checkFiles(site, { lastRoutes, mode });
  const facts = output && { ...output, files: new Map(Object.entries(output.files)) };
  return checked.checkRendered(rendered ?? [], facts).diagnostics;
}

function formatLocation({
  file,
  code,
  line,
  column,
  endLine,
  endColumn,
}: ExpectedDiagnostic): string {
  return `${file} ${code} ${line}:${column}-${endLine}:${endColumn}`;
}
