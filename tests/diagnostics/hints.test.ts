import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isScalar, parseDocument, stringify, visit } from 'yaml';
import { applyFixes } from '../../schema/check/applyFixes.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { wordGroups } from '../../schema/messages/createSiteWords.ts';
import { catalogue, findRuleByCode } from '../../schema/rules/catalogue.ts';
import { isLongRun } from '../isLongRun.ts';
import { sampleCases } from '../sampleCases.ts';
import { checkCase } from './checkCase.ts';
import { exampleFiles } from './exampleFiles.ts';
import { fixtureSites } from './mutation/fixtureSites.ts';
import { MutationSite } from './mutation/MutationSite.ts';
import { badReference, misspeltKey, movedLine, wrongType } from './mutation/mutations.ts';
import { Random } from './mutation/random.ts';
import { readCases } from './readCase.ts';
import { rulesTestedElsewhere } from './rulesTestedElsewhere.ts';

const examples = [...catalogue].flatMap(([name, { code, bad, good }]) =>
  bad !== undefined && good !== undefined ? [{ name, code, bad, good }] : [],
);

describe('the example of a rule, once its hint is followed', () => {
  it.each(sampleCases(examples, 5))(
    '$name: it is gone, and nothing else is reported',
    async (example) => {
      const { code, bad, good } = example;
      const before = await checkCase(exampleFiles(bad));
      const after = await checkCase(exampleFiles(good));
      expect(after.map((one) => one.code)).not.toContain(code);
      expect(findNew(before, after)).toEqual([]);
    },
  );

  it.each(sampleCases(examples, 5))(
    '$name: a fix writes that text',
    async ({ code, bad, good }) => {
      const files = exampleFiles(bad);
      const own = (await checkCase(files)).filter((one) => one.code === code);
      if (own.length === 0 || own.some(({ fix }) => !fix)) return expect(good).not.toBe(bad);
      const [{ file } = { file: '' }] = own;
      const text = applyFixes(files[file] ?? '', own).text;
      expect({ ...files, [file]: text }).toEqual(exampleFiles(good));
    },
  );
});

const folder = join(import.meta.dirname, '../fixtures/diagnostics');
const fixtures = readdirSync(folder).flatMap((name) =>
  Object.entries(readCases(readFileSync(join(folder, name), 'utf8'))).map(
    ([title, { files, expected }]) => ({ name: `${name} ${title}`, files, expected }),
  ),
);

const suffix = ', once its hint is followed';
const followed = fixtures
  .filter(({ name }) => name.endsWith(suffix))
  .map((after) => {
    const before = fixtures.find(({ name }) => name + suffix === after.name);
    return {
      ...after,
      broken: before?.files ?? {},
      codes: before?.expected.map((one) => one.code),
    };
  });

describe('the case of a rule that no text alone can show, once its hint is followed', () => {
  it.each(followed)('$name: it is gone, and nothing else is reported', async (repair) => {
    expect(repair.codes).not.toEqual([]);
    expect(findNew(await checkCase(repair.broken), await checkCase(repair.files))).toEqual([]);
    const codes = (await checkCase(repair.files)).map((one) => one.code);
    expect(codes.filter((code) => repair.codes?.includes(code))).toEqual([]);
  });

  it('words-missing: it is gone once all words are translated', async () => {
    const text = { 'words.yaml': stringify({ it: wordGroups }, { compat: 'yaml-1.1' }) };
    const files = exampleFiles(catalogue.get('words-missing')?.bad ?? '');
    expect(await checkCase({ ...files, ...text })).toEqual([]);
  });

  it('exists for each rule', () => {
    const names = new Set([
      'words-missing',
      ...rulesTestedElsewhere,
      ...examples.map(({ name }) => name),
    ]);
    const codes = new Set(followed.flatMap((repair) => repair.codes ?? []));
    const missing = [...catalogue].filter(
      ([name, { code }]) => !names.has(name) && !codes.has(code),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

describe('a fix or a hint that says what to write', () => {
  it.each(sampleCases(fixtures, 8))(
    'in $name removes its diagnostic and breaks nothing',
    async ({ files }) => {
      const before = await checkCase(files);
      for (const one of before) {
        const text = files[one.file];
        const fix = one.fix ?? followHint(one, text ?? '');
        if (!fix || text === undefined) continue;
        const fixed = applyFixes(text, [{ fix }]).text;
        const after = await checkCase({ ...files, [one.file]: fixed });
        expectRepaired(one, fix, { before, after, text, fixed });
      }
      expect(before.length).toBeGreaterThanOrEqual(0);
    },
  );

  it.each(Object.keys(fixtureSites))('breaks nothing in the site %s', async (name) => {
    const source = fixtureSites[name];
    const site = source && new MutationSite(source);
    const random = new Random(name.length);
    let followed = 0;
    for (let tries = 0; site && tries < (isLongRun ? 500 : 12); tries++) {
      const mutate = kinds[tries % kinds.length] ?? misspeltKey;
      const mutation = mutate(site.pick(random), random);
      if (!mutation || site.isHarmless(mutation)) continue;
      const { path, text } = mutation;
      const before = await site.check(mutation);
      for (const one of before) {
        const fix = one.file === path ? (one.fix ?? followHint(one, text)) : undefined;
        if (!fix) continue;
        followed++;
        const fixed = applyFixes(text, [{ fix }]).text;
        const after = await site.check({ path, text: fixed });
        expectRepaired(one, fix, { before, after, text, fixed });
      }
    }
    // Of 500 mutations, 169 to 182 lead to an edit in each of the sites.
    expect(followed).toBeGreaterThan(isLongRun ? 150 : 0);
  });
});

const kinds = [misspeltKey, wrongType, badReference, movedLine];

/** Returns the edit that a hint asks for where it says exactly what to write, and no fix does. */
function followHint({ hint = '', ...one }: Diagnostic, text: string): Diagnostic['fix'] {
  const [, , meant] = /^(?:did you mean|write) (["`])([^"`…*]+)\1(?:\?.*)?$/s.exec(hint) ?? [];
  if (meant === undefined) return undefined;
  const { line, column, endLine, endColumn } = one;
  // Quotation marks stay.
  const mark = /["']/.exec(text.split('\n')[line - 1]?.charAt(column - 1) ?? '')?.[0] ?? '';
  return [{ line, column, endLine, endColumn, text: mark + meant + mark }];
}

interface Repair {
  before: readonly Diagnostic[];
  after: readonly Diagnostic[];
  text: string;
  fixed: string;
}

/** Expects that a diagnostic is gone, no other came, and other lines mean what they meant. */
function expectRepaired(one: Diagnostic, fix: NonNullable<Diagnostic['fix']>, repair: Repair) {
  const { before, after, text, fixed } = repair;
  const told = `${one.file}:${one.line} ${one.code} ${one.message} = ${one.hint}`;
  expect(after.map(describeDiagnostic), told).not.toContain(describeDiagnostic(one));
  // An id that becomes valid is still not the one that links lead to.
  const wanted = /^`id` must be/.test(one.message) ? / BW102 / : undefined;
  expect(
    findNew(before, after).filter((found) => !wanted?.test(found)),
    told,
  ).toEqual([]);
  if (!one.file.endsWith('.yaml') || fixed.split('\n').length !== text.split('\n').length) return;
  const lines = new Set(fix.flatMap(({ line, endLine }) => [line, endLine]));
  const values = listValues(text);
  if (values)
    expect(listValues(fixed, lines), told).toEqual(
      expect.arrayContaining(listValues(text, lines) ?? []),
    );
}

/** Returns the values of a text that is valid YAML, each with its line, except those on some lines. */
function listValues(text: string, except: ReadonlySet<number> = new Set()): string[] | undefined {
  const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false });
  if (document.errors.length > 0) return undefined;
  const values: string[] = [];
  visit(document, {
    Scalar: (_, node) => {
      const [from = 0, to = 0] = node.range ?? [];
      const line = text.slice(0, from).split('\n').length;
      const length = text.slice(from, to).split('\n').length;
      const own = Array.from({ length }, (_, index) => line + index);
      if (isScalar(node) && node.value !== null && !own.some((number) => except.has(number)))
        values.push(`${line} ${typeof node.value} ${node.value}`);
    },
  });
  return values;
}

/** Returns the diagnostics that were not reported before. Warnings may have waited for an error to go. */
function findNew(before: readonly Diagnostic[], after: readonly Diagnostic[]): string[] {
  const known = new Set(before.map(({ code }) => code));
  const waited = before.some(({ severity }) => severity === 'error');
  return (
    after
      .filter(({ code, severity }) => !known.has(code) && !(waited && severity === 'warning'))
      // An example that shows a file or a page alone has nothing that uses it.
      .filter(({ code }) => !findRuleByCode(code)?.isFollowUp)
      // What a translation was made of is written down, so that somebody looks at it.
      .filter(({ code }) => !(code === 'BW521' && known.has('BW522')))
      .map(describeDiagnostic)
  );
}

function describeDiagnostic({ file, line, code, message }: Diagnostic): string {
  return `${file}:${line} ${code} ${message}`;
}
