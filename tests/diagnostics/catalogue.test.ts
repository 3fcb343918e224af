import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Options } from '../../cli/options/Options.ts';
import { reportDiagnostics } from '../../cli/output/reportDiagnostics.ts';
import { sourceFolders } from '../../code/sourceFolders.mjs';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { isSettable, type Rules } from '../../schema/diagnostics/RuleMeta.ts';
import { catalogue } from '../../schema/rules/catalogue.ts';
import { explainRule } from '../../schema/rules/explainRule.ts';
import type { RuleChecks } from '../../schema/rules/runRules.ts';
import { checkFiles } from './checkFiles.ts';
import { exampleFiles } from './exampleFiles.ts';
import { formatLocation } from './formatLocation.ts';

const entries = [...catalogue];

describe('the catalogue', () => {
  it('gives every rule a code of its own', () => {
    const codes = entries.map(([, rule]) => rule.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^BW\d{3}$/);
  });

  it('gives every rule a name of its own', () => {
    const modules = import.meta.glob<RuleChecks & { rules: Rules }>(
      [
        '../../schema/rules/*/*.ts',
        '../../features/*/rules/*.ts',
        '!**/checks/*.ts',
        '!**/*.test.ts',
      ],
      {
        eager: true,
      },
    );
    const names = Object.values(modules).flatMap(({ rules }) => Object.keys(rules));
    expect(names.toSorted()).toEqual([...catalogue.keys()].toSorted());
  });

  it.each(entries)('explains %s', (name, rule) => {
    expect(explainRule(rule.code)).toBe(explainRule(name));
    expect(explainRule(rule.code)).toContain(rule.why);
  });

  // Codes from 500 on are given in the order in which rules appear.
  // No build can write what collides, so that `feed-collision` stops it as errors of a shape do.
  const numbered = entries.filter(
    ([name, { code }]) => code < 'BW500' && name !== 'feed-collision',
  );
  it.each(numbered)('numbers %s by its phase', (_, { code, phase }) => {
    expect(getPhase(Number(code.slice(2)))).toBe(phase);
  });

  it.each(entries)('lets authors change %s unless it always stops the build', (_, rule) => {
    expect(isSettable(rule)).toBe(rule.severity !== 'error' || rule.phase === 'content');
  });

  const modules = import.meta.glob<RuleChecks & { rules: Rules }>(
    [
      '../../schema/rules/*/*.ts',
      '../../features/*/rules/*.ts',
      '!**/checks/*.ts',
      '!**/*.test.ts',
    ],
    {
      eager: true,
    },
  );
  const checked = Object.values(modules).flatMap(({ rules, checkPage, checkSite }) =>
    Object.entries(rules)
      .filter(([, { phase }]) => phase === 'content' && (checkPage || checkSite))
      .map(([name, { scope }]) => ({ name, scope, expected: checkPage ? 'page' : 'site' })),
  );

  it.each(checked)('gives $name the scope of its check', ({ scope, expected }) => {
    expect(scope).toBe(expected);
  });

  it.each(entries)('gives %s a scope if it is about content, and only then', (_, rule) => {
    expect(rule.scope !== undefined).toBe(rule.phase === 'content');
  });

  it('has every rule that the code names', () => {
    const sources = sourceFolders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    );
    const names = sources.flatMap((code) => [
      ...code.matchAll(/\b(?:rule: |getRule\()'([\w-]+)'/g),
    ]);
    expect(names.length).toBeGreaterThan(20);
    expect(names.map(([, name]) => name).filter((name) => !catalogue.has(name ?? ''))).toEqual([]);
  });

  const shown = entries.filter(([, rule]) => rule.bad !== undefined);

  it.each(shown)('reports %s for its bad example', async (_, rule) => {
    const files = exampleFiles(rule.bad ?? '');
    const checked = await checkFiles(files);
    const { diagnostics } = checked;
    await expectReport(checked);
    expect(diagnostics.map((one) => one.code)).toContain(rule.code);
    // The snapshot has the place of each diagnostic, and the text there.
    expect(
      diagnostics.map((one) => `${formatLocation(one)} ${readLine(files[one.file], one)}`),
    ).toMatchSnapshot();
  });

  it.each(shown)('does not report %s for its good example', async (_, rule) => {
    const { diagnostics } = await checkFiles(exampleFiles(rule.good ?? ''));
    expect(diagnostics.filter((one) => one.code === rule.code || one.severity === 'error')).toEqual(
      [],
    );
  });
});

/** Expects that `check` prints all diagnostics, and ends with the status of the worst, of one alone too. */
async function expectReport(checked: CheckedSite) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const report = (values: Options['values']) =>
      reportDiagnostics(checked, { root: '.', positionals: [], values }, { packageRoot: '.' });
    const { errors, warnings } = checked.summary;
    expect(errors + warnings).toBe(checked.diagnostics.length);
    expect(await report({ quiet: true, all: true })).toBe(errors > 0 ? 1 : 0);
    const printed = write.mock.calls.join('');
    for (const { code, severity } of checked.diagnostics)
      expect(printed).toContain(`${severity}[${code}]`);
    expect(await report({ 'max-warnings': '0' })).toBe(1);
  } finally {
    write.mockRestore();
    warn.mockRestore();
  }
}

/** Returns what a diagnostic marks in its first line. */
function readLine(text = '', { line, endLine, column, endColumn }: Diagnostic): string {
  const marked = text.split('\n')[line - 1] ?? '';
  return marked.slice(column - 1, line === endLine ? endColumn - 1 : undefined);
}

/** Returns the phase that a number of a code belongs to. */
function getPhase(number: number): string {
  if (number >= 100) return 'content';
  if (number >= 70) return 'reference';
  return number >= 10 && number < 40 ? 'shape' : 'yaml';
}
