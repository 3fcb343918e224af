import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importSite } from '../../features/move/import/importSite.ts';
import { normalizeAddress } from '../../features/move/import/place/normalizeAddress.ts';
import { checkFolder } from '../diagnostics/checkFiles.ts';
import { isLongRun } from '../isLongRun.ts';
import type { OldSite } from './folders/OldSite.ts';
import { writeAstro } from './folders/writeAstro.ts';
import { writeEleventy } from './folders/writeEleventy.ts';
import { writeHugo } from './folders/writeHugo.ts';
import { writeJekyll } from './folders/writeJekyll.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The articles of each folder, besides the odd ones. */
const count = isLongRun ? 150 : 20;

const generators: Record<string, (root: string, options: { count: number }) => OldSite> = {
  jekyll: writeJekyll,
  hugo: writeHugo,
  astro: writeAstro,
  eleventy: writeEleventy,
};

/** Imports a folder into a copy of the starter; returns what the command prints. */
async function run(name: string, ...options: string[]): Promise<string> {
  const printed: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    const values = Object.fromEntries(options.map((option) => [option, true]));
    await importSite({
      root: join(folder, `${name}-new`),
      positionals: [join(folder, name)],
      values,
    });
  } finally {
    spy.mockRestore();
  }
  return printed.join('');
}

test.each(Object.keys(generators))('a folder of %s arrives as a whole', async (name) => {
  const old = generators[name]?.(join(folder, name), { count });
  const root = join(folder, `${name}-new`);
  await cp('create/starters/blank', root, { recursive: true });
  const printed = await run(name, 'all');
  expect(printed).toContain('to look at, in the old site');
  const { diagnostics, pages } = await checkFolder(root);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  const rows = readRows(root);
  const routes = new Map(rows.map(({ address, text }) => [address, text]));
  const redirected = new Set(
    rows.flatMap(({ oldAddresses }) => oldAddresses.map(normalizeAddress)),
  );
  const missing = [...(old?.pages ?? [])].flatMap(([address, sentences]) => {
    const row = rows.find(
      (one) =>
        one.address === normalizeAddress(address) ||
        one.oldAddresses.some((other) => normalizeAddress(other) === normalizeAddress(address)),
    );
    if (!row) return [address];
    return sentences.filter((sentence) => !plain(row.text).includes(plain(sentence)));
  });
  expect(missing).toEqual([]);
  expect(old?.oldAddresses.filter((address) => !redirected.has(normalizeAddress(address)))).toEqual(
    [],
  );
  // No mark of a generator is left in a text, outside of code.
  const marks = rows.filter(({ text }) =>
    /(?<!\\)\{[{%]|<\/?[A-Za-z]|\{:|:::note/.test(
      text.replaceAll(/^(`{3,})[\s\S]*?^\1|`[^`\n]*`/gm, ''),
    ),
  );
  expect(marks.map(({ path }) => path)).toEqual([]);
  expect(routes.size).toBe(rows.length);
  expect(pages.length).toBeGreaterThan(rows.length - 5);
});

test('a second import changes nothing, and keeps what was edited or removed', async () => {
  const root = join(folder, 'hugo-new');
  expect(await run('hugo')).toContain('Wrote 0 new files, updated 0;');
  const edited = join(root, 'data/posts/post-1.md');
  const text = `${readFileSync(edited, 'utf8')}\nA line of mine.\n`;
  writeFileSync(edited, text);
  const removed = join(root, 'data/posts/post-2.md');
  rmSync(removed);
  const changed = join(folder, 'hugo/content/posts/post-5.md');
  writeFileSync(changed, `${readFileSync(changed, 'utf8')}\nA line of theirs.\n`);
  const printed = await run('hugo');
  expect(printed).toContain('Wrote 0 new files, updated 1;');
  expect(printed).toContain(
    '1 file edited here since the last import, so they stay as they are:\n  data/posts/post-1.md',
  );
  expect(printed).toContain('1 file removed here since the last import');
  expect(readFileSync(edited, 'utf8')).toBe(text);
  expect(existsSync(removed)).toBe(false);
  expect(readFileSync(join(root, 'data/posts/post-5.md'), 'utf8')).toContain('A line of theirs.');
});

interface Row {
  path: string;
  address: string;
  oldAddresses: string[];
  text: string;
}

function readRows(root: string): Row[] {
  return readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => {
      const text = readFileSync(join(root, 'data', path), 'utf8');
      const address = /^address: "?([^"\n]*)"?$/m.exec(text)?.[1] ?? '';
      const list = /^oldAddresses:\n((?: +- .*\n)*)/m.exec(text)?.[1] ?? '';
      return {
        path,
        address,
        oldAddresses: [...list.matchAll(/- "?([^"\n]*)"?/g)].map(([, one = '']) => one),
        text,
      };
    });
}

/** The words of a text alone. */
function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
