import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../schema/check/checkSite.ts';
import { catalogue } from '../../schema/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { checkFiles } from './checkFiles.ts';
import { sectionChecks, sectionTypes } from './sectionTypes.ts';

/** Each folder is a broken site with its diagnostics in expected.json. */
const folder = join(import.meta.dirname, '../fixtures/diagnostics');
const cases = readdirSync(folder).sort();

interface Expected {
  file: string;
  code: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

describe('the corpus of broken manifests', () => {
  it.each(cases)('%s', async (name) => {
    const root = join(folder, name);
    const expected: Expected[] = JSON.parse(readFileSync(join(root, 'expected.json'), 'utf8'));
    const found = await check(root);
    for (const one of found) {
      expect(one.message).toMatch(/[.…]$/);
      expect(one.hint).toBeTruthy();
      expect(`${one.message} ${one.hint}`).not.toMatch(
        /must NOT|must be (?:string|object)|undefined|\[object/,
      );
    }
    expect(found.map(formatLocation)).toEqual(expected.map(formatLocation));
  });

  it('covers every code of the catalogue', () => {
    const seen = new Set(
      cases.flatMap((name) => {
        const text = readFileSync(join(folder, name, 'expected.json'), 'utf8');
        return (JSON.parse(text) as Expected[]).map((one) => one.code);
      }),
    );
    // The next test creates a file of more than 40 MB instead of keeping one.
    seen.add(catalogue['file-too-large'].code);
    // tests/ownSections.test.ts writes the code of sections.
    for (const rule of [
      'broken-section',
      'failing-section',
      'section-preset',
      'section-type-twice',
    ] as const)
      seen.add(catalogue[rule].code);
    const missing = Object.values(catalogue).filter((rule) => !seen.has(rule.code));
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

async function check(root: string): Promise<Diagnostic[]> {
  const options = join(root, 'options.json');
  const { lastRoutes, rendered } = existsSync(options)
    ? JSON.parse(readFileSync(options, 'utf8'))
    : {};
  const checked = await checkSite({
    root,
    sections: sectionTypes,
    checks: sectionChecks,
    mode: 'build',
    now: new Date('2026-06-01T00:00:00Z'),
    lastRoutes,
  });
  return [...checked.diagnostics, ...(rendered ? checked.checkRendered(rendered) : [])];
}

function formatLocation({
  file,
  code,
  line,
  column,
  endLine,
  endColumn,
}: Expected | Diagnostic): string {
  return `${file} ${code} ${line}:${column}-${endLine}:${endColumn}`;
}
