import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareLocations } from '../../schema/check/createDiagnostics.ts';
import { catalogue, getRule } from '../../schema/rules/catalogue.ts';
import { checkCase } from './checkCase.ts';
import { checkFiles } from './checkFiles.ts';
import { formatLocation } from './formatLocation.ts';
import { readCases } from './readCase.ts';
import { rulesTestedElsewhere } from './rulesTestedElsewhere.ts';

/** Each file has broken sites of one topic, with their diagnostics (`readCases`). */
const folder = join(import.meta.dirname, '../fixtures/diagnostics');
const cases = readdirSync(folder)
  .sort()
  .flatMap((name) =>
    Object.entries(readCases(readFileSync(join(folder, name), 'utf8'))).map(([title, one]) => ({
      name,
      title,
      ...one,
    })),
  );

describe('the corpus of broken manifests', () => {
  it.each(cases)('$name $title', async ({ files, expected }) => {
    const found = await checkCase(files);
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

  it('covers every code of the catalogue that has no example', () => {
    const seen = new Set(cases.flatMap(({ expected }) => expected.map((one) => one.code)));
    for (const rule of rulesTestedElsewhere) seen.add(getRule(rule).code);
    // tests/diagnostics/catalogue.test.ts runs the examples.
    const missing = [...catalogue.values()].filter(
      (rule) => rule.bad === undefined && !seen.has(rule.code),
    );
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
