import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { po } from '../../features/translate/formats/po.ts';
import { isLongRun } from '../isLongRun.ts';
import { anyTranslationFile, sampleTranslationFile, sortTexts } from '../sampleTranslationFiles.ts';

const seed = Number(process.env.BLOCKWRIGHT_SEED ?? 20261123);
const folder = mkdtempSync(join(tmpdir(), 'blockwright-gettext-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('PO in the programs of gettext', () => {
  test('msgfmt accepts it, and counts translations and fuzzy ones', () => {
    const { status, stderr } = run('msgfmt', [
      '--check',
      '--statistics',
      '-o',
      '/dev/null',
      save('es.po', po.format(sampleTranslationFile)),
    ]);
    expect(stderr).toContain('1 translated message, 2 fuzzy translations, 1 untranslated message.');
    expect(status).toBe(0);
  });

  test('msgcat writes what means the same', () => {
    fc.assert(
      fc.property(anyTranslationFile, (one) => {
        const { stdout, stderr, status } = run('msgcat', [
          '--width=40',
          save('any.po', po.format(one)),
        ]);
        expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
        expect(sortTexts(po.parse(stdout).texts)).toEqual(sortTexts(one.texts));
      }),
      { numRuns: isLongRun ? 200 : 8, seed },
    );
  });

  test('msgmerge carries translations over to changed originals', () => {
    const changed = {
      ...sampleTranslationFile,
      texts: sampleTranslationFile.texts.map(({ page, original }) => ({
        page,
        original: original.replace('a call', 'a free call'),
      })),
    };
    const merged = run('msgmerge', [
      '--previous',
      save('old.po', po.format(sampleTranslationFile)),
      save('new.pot', po.format(changed)),
    ]);
    const [first] = po.parse(merged.stdout).texts;
    expect(first).toMatchObject({
      original: 'Book a free call',
      was: 'Book a call',
      translation: 'Reservar',
    });
  });
});

function save(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function run(program: string, args: string[]) {
  return spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
}
