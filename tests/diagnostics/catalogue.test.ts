import { describe, expect, it } from 'vitest';
import { catalogue } from '../../schema/diagnostics/catalogue.ts';
import { explainRule } from '../../schema/diagnostics/explainRule.ts';
import { checkFiles } from './checkFiles.ts';
import { exampleFiles } from './exampleFiles.ts';

const entries = Object.entries(catalogue);

describe('the catalogue', () => {
  it('gives every kind of mistake a code of its own', () => {
    const codes = entries.map(([, rule]) => rule.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^BW\d{3}$/);
  });

  it.each(entries)('explains %s', (name, rule) => {
    expect(explainRule(rule.code)).toBe(explainRule(name));
    expect(explainRule(rule.code)).toContain(rule.why);
  });

  const shown = entries.filter(([, rule]) => rule.bad !== undefined);

  it.each(shown)('finds %s in its bad example', async (_, rule) => {
    const { diagnostics } = await checkFiles(exampleFiles(rule.bad ?? ''));
    expect(diagnostics.map((one) => one.code)).toContain(rule.code);
  });

  it.each(shown)('finds nothing of %s in its good example', async (_, rule) => {
    const { diagnostics } = await checkFiles(exampleFiles(rule.good ?? ''));
    expect(diagnostics.filter((one) => one.code === rule.code || one.severity === 'error')).toEqual(
      [],
    );
  });
});
