import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, type RuleName } from '../../schema/diagnostics/catalogue.ts';
import { explainRule } from '../../schema/diagnostics/explainRule.ts';
import { checkFiles } from './checkFiles.ts';
import { exampleFiles } from './exampleFiles.ts';

const entries = Object.entries(catalogue);

describe('the catalogue', () => {
  it('gives every rule a code of its own', () => {
    const codes = entries.map(([, rule]) => rule.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^BW\d{3}$/);
  });

  it.each(entries)('explains %s', (name, rule) => {
    expect(explainRule(rule.code)).toBe(explainRule(name));
    expect(explainRule(rule.code)).toContain(rule.why);
  });

  it.each(entries)('numbers %s by its phase', (_, { code, phase }) => {
    expect(phaseOf(Number(code.slice(2)))).toBe(phase);
  });

  it.each(entries)('lets authors change %s unless it always stops the build', (_, rule) => {
    expect(rule.settable).toBe(rule.severity !== 'error' || rule.phase === 'content');
  });

  it.each(['page', 'site'] as const)(
    'gives the rules in schema/content/%s their scope',
    (scope) => {
      const folder = join(import.meta.dirname, '../../schema/content', scope);
      const names = readdirSync(folder).flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/rule: '([\w-]+)'/g),
      ]);
      const rules = names.map(([, name]) => ({ name, ...catalogue[name as RuleName] }));
      const content = rules.filter(({ phase }) => phase === 'content');
      expect(content.length).toBeGreaterThan(5);
      expect(content.filter((rule) => rule.scope !== scope)).toEqual([]);
    },
  );

  const shown = entries.filter(([, rule]) => rule.bad !== undefined);

  it.each(shown)('reports %s for its bad example', async (_, rule) => {
    const { diagnostics } = await checkFiles(exampleFiles(rule.bad ?? ''));
    expect(diagnostics.map((one) => one.code)).toContain(rule.code);
  });

  it.each(shown)('does not report %s for its good example', async (_, rule) => {
    const { diagnostics } = await checkFiles(exampleFiles(rule.good ?? ''));
    expect(diagnostics.filter((one) => one.code === rule.code || one.severity === 'error')).toEqual(
      [],
    );
  });
});

/** Returns the phase that a number of a code belongs to. */
function phaseOf(number: number): string {
  if (number >= 100) return 'content';
  if (number >= 70) return 'reference';
  return number >= 10 && number < 40 ? 'shape' : 'yaml';
}
