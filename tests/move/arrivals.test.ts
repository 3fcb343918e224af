import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Inventory } from '../../features/move/format/Inventory.ts';
import { readInventory } from '../../features/move/format/readInventory.ts';
import { isComparable, normalizeSentence } from '../../features/move/text/normalizeSentence.ts';
import { runCommand } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { type BuildableSite, oldSites } from './folders/oldSites.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blockwright-arrivals-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * What the generators themselves built and the new site does not have, with the reason. An entry that has
 * arrived fails the test too.
 */
const expectedLosses: Record<string, readonly { lost: string; reason: string }[]> = {
  jekyll: [{ lost: 'The old workshop About us', reason: 'the layout' }],
  hugo: [{ lost: 'The hills About', reason: 'the layout' }],
  astro: [{ lost: 'The studio About', reason: 'the layout' }],
  eleventy: [{ lost: 'The garden About', reason: 'the layout' }],
};

describe.each(Object.entries(oldSites))('what %s built', (name, old) => {
  const read = readInventory(join(import.meta.dirname, 'built'), `${name}.json`);
  if ('message' in read) throw new Error(read.message);
  const { inventory } = read;

  test('arrives: all addresses, and all sentences but those of the list', async () => {
    const root = await importOld(name, old);
    const lost = expectedLosses[name]?.map((one) => one.lost) ?? [];
    const { addresses, others, errors } = await check(root, lost);
    expect(addresses).toEqual([]);
    expect(others).toEqual([]);
    expect(errors).toEqual([]);
    const sentences = listSentences(inventory);
    expect(inventory.pages.length).toBeGreaterThan(40);
    expect(sentences.size).toBeGreaterThan(80);
    expect(lost.length / sentences.size).toBeLessThan(0.02);
  });

  test.runIf(isLongRun || name === 'hugo')('is missed where it is deleted', async () => {
    const root = join(folder, `${name}-new`);
    const rows = readNumberedRows(root);
    const gone = rows.splice(-10);
    for (const { path } of gone) rmSync(path);
    const shortened = rows.slice(10, 15).map(({ path, text }) => {
      // Lists show the descriptions of articles, so what they say is still on the site.
      const [, matter = ''] = text.split(/^---$/m);
      const sentences = (text.match(/[A-Z][\w ]* number \d+ stands here once\./g) ?? []).filter(
        (one) => !matter.includes(one),
      );
      const sentence = sentences.at(-2) ?? sentences.at(-1) ?? '';
      expect(sentence).not.toBe('');
      writeFileSync(path, text.replace(sentence, 'Gone.'));
      return { file: relative(root, path), sentence };
    });
    for (const { path, text } of rows.slice(0, 3)) {
      expect(text).toMatch(/^.*photo-\d\.svg.*$/m);
      writeFileSync(path, text.replace(/^.*photo-\d\.svg.*$/m, ''));
    }
    const lost = expectedLosses[name]?.map((one) => one.lost) ?? [];
    const { addresses, others } = await check(root, lost);
    const expected = gone.map(({ address }) => expect.stringContaining(`answers ${address}`));
    expect(addresses).toEqual(expect.arrayContaining(expected));
    for (const { file, sentence } of shortened)
      expect(others).toContainEqual(
        expect.stringMatching(new RegExp(`^${file}:\\d+ BW624 .*“${sentence}”`)),
      );
    for (const [index, { path }] of rows.slice(0, 3).entries())
      expect(others).toContainEqual(
        expect.stringMatching(new RegExp(`^${relative(root, path)}:\\d+ BW625 .*photo-${index}`)),
      );
  });
});

/** Imports the folder of an old site into a copy of the starter, which has the kept inventory. */
async function importOld(name: string, { write, count, origin }: BuildableSite): Promise<string> {
  const root = join(folder, `${name}-new`);
  write(join(folder, name), { count });
  await cp('create/starters/blank', root, { recursive: true });
  const manifest = join(root, 'pages.yaml');
  const text = readFileSync(manifest, 'utf8').replace(/^ {2}url: .*$/m, `  url: ${origin}`);
  writeFileSync(manifest, text);
  copyFileSync(join(import.meta.dirname, 'built', `${name}.json`), join(root, 'old.json'));
  const { status, stdout, stderr } = await runCommand('import', '--root', root, join(folder, name));
  expect(status, stdout + stderr).toBe(0);
  return root;
}

interface Report {
  code: string;
  severity: string;
  file: string;
  line: number;
  message: string;
}

/** Checks a new site, which replaces the old one but for what is lost. */
async function check(root: string, lost: readonly string[]) {
  const manifest = join(root, 'pages.yaml');
  const text = readFileSync(manifest, 'utf8');
  const replaces = JSON.stringify({ inventory: 'old.json', gone: lost });
  writeFileSync(manifest, text.replace(/^site:\n/m, `site:\n  replaces: ${replaces}\n`));
  const { stdout } = await runCommand('check', '--root', root, '--format', 'json');
  writeFileSync(manifest, text);
  const { diagnostics }: { diagnostics: Report[] } = JSON.parse(stdout);
  const show = ({ file, line, code, message }: Report) => `${file}:${line} ${code} ${message}`;
  return {
    addresses: diagnostics.filter(({ code }) => code === 'BW621').map(show),
    // The page at `/` is that of the starter, and lists have titles of their own.
    others: diagnostics
      .filter(({ code }) => /^BW62/.test(code) && code !== 'BW621' && code !== 'BW622')
      .map(show),
    errors: diagnostics.filter(({ severity }) => severity === 'error').map(show),
  };
}

/** Reads the numbered articles of a new site, in their order. */
function readNumberedRows(root: string) {
  return readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, 'data', name))
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const [, number] = /^title: ["']?(?:Post|Day) (\d+)\b/m.exec(text) ?? [];
      const [, address = ''] = /^address: "?([^"\n]*)"?$/m.exec(text) ?? [];
      return number === undefined ? [] : [{ number: Number(number), path, text, address }];
    })
    .sort((one, other) => one.number - other.number);
}

/** Lists the sentences of a site that are compared. */
function listSentences({ shared, pages }: Inventory): Set<string> {
  const all = [...shared.sentences, ...pages.flatMap(({ sentences }) => sentences)];
  return new Set(all.filter(isComparable).map(normalizeSentence));
}
