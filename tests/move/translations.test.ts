import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { importSite } from '../../features/move/import/importSite.ts';
import { checkFolder } from '../diagnostics/checkFiles.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Imports files of an old site into a copy of the starter, as often as it is called. */
async function prepare(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'blockwright-languages-'));
  folders.push(folder);
  const root = join(folder, 'new');
  for (const [path, text] of Object.entries(files))
    await writeWhole(join(folder, 'old', path), text);
  cpSync('create/starters/blank', root, { recursive: true });
  const run = async () => {
    let printed = '';
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    await importSite({ root, positionals: [join(folder, 'old')], values: { all: true } });
    spy.mockRestore();
    return printed;
  };
  return { root, run, read: (path: string) => readFileSync(join(root, path), 'utf8') };
}

const hugo = {
  'hugo.toml': `title = "The hills"
baseURL = "https://hills.example/"
defaultContentLanguage = "en"
[languages.en]
weight = 1
[languages.de]
weight = 2
[languages.fr]
weight = 3
`,
  'content/posts/walk.md':
    '---\ntitle: A walk\ndate: 2024-05-01\ntags: [hills]\n---\n\nWe walk up the hill. See [the hut]({{< relref "hut" >}}).\n',
  'content/posts/walk.de.md':
    '---\ntitle: Ein Spaziergang\ndate: 2024-05-01\ntags: [Berge]\naliases: [/de/alt/]\n---\n\nWir gehen den Berg hinauf. Siehe [die Hütte]({{< relref "hut" >}}) und [oben](#oben).\n\n## Oben\n\nEs ist kalt.\n',
  'content/posts/hut/index.md':
    '---\ntitle: The hut\ndate: 2024-05-02\n---\n\nIt has twelve beds.\n',
  'content/posts/hut/index.de.md':
    '---\ntitle: Die Hütte\ndate: 2024-05-02\nslug: huette\n---\n\nSie hat zwölf Betten.\n',
  'content/fr/posts/walk.md':
    '---\ntitle: Une promenade\ndate: 2024-05-01\n---\n\nNous montons la colline.\n',
  'content/posts/alone.de.md':
    '---\ntitle: Nur auf Deutsch\ndate: 2024-05-03\n---\n\nDas gibt es nur hier.\n',
};

test('translations of Hugo become those of the site', async () => {
  const { root, run, read } = await prepare(hugo);
  const printed = await run();
  expect(printed).toContain(
    '1 text in data/posts-de/, 2 texts in data/posts/, 1 translation in locales/fr/, 2 translations in locales/de/',
  );
  expect(printed).toContain(
    'A text in de that translates no other text: is an article of its own, with `language: de` (1)\n  content/posts/alone.de.md',
  );
  expect(read('pages.yaml')).toContain('  locales:\n    - en-US\n    - fr\n    - de\n');
  expect(read('pages.yaml')).toContain('/de/posts/page/:number: /posts\n');
  expect(read('pages.yaml')).not.toContain('path: /posts-de');
  expect(read('locales/de/posts/walk.md')).toBe(
    '---\ntitle: Ein Spaziergang\ndescription: Wir gehen den Berg hinauf. Siehe die Hütte und oben. Es ist kalt.\n---\n\nWir gehen den Berg hinauf. Siehe [die Hütte](/posts/hut) und [oben](#oben).\n\n## Oben\n\nEs ist kalt.\n',
  );
  expect(read('locales/de/posts/hut.md')).toContain('address: /posts/huette\n');
  const { diagnostics, pages } = await checkFolder(root);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  const routes = pages.map(({ route }) => route);
  expect(routes).toEqual(
    expect.arrayContaining([
      '/posts/walk',
      '/de/posts/walk',
      '/fr/posts/walk',
      '/de/posts/huette',
      '/de/posts/alone',
    ]),
  );
  expect(read('pages.yaml')).toContain('/de/alt: /de/posts/walk');
});

test('a second import keeps edited translations, and does not bring back removed ones', async () => {
  const { root, run, read } = await prepare(hugo);
  await run();
  const before = read('pages.yaml');
  const edited = `${read('locales/de/posts/walk.md')}\nVon mir.\n`;
  await writeWhole(join(root, 'locales/de/posts/walk.md'), edited);
  rmSync(join(root, 'locales/fr/posts/walk.md'));
  const printed = await run();
  expect(printed).toContain('Wrote 0 new files, updated 0;');
  expect(printed).toContain('locales/de/posts/walk.md');
  expect(read('locales/de/posts/walk.md')).toBe(edited);
  expect(existsSync(join(root, 'locales/fr/posts/walk.md'))).toBe(false);
  expect(read('pages.yaml')).toBe(before);
});

test.each([
  [
    'jekyll',
    { '_config.yml': 'title: Tea\n', 'about.md': text('About'), 'de/about.md': text('Über') },
  ],
  [
    'eleventy',
    {
      'eleventy.config.js': 'export default {};\n',
      'en/about.md': text('About'),
      'de/about.md': text('Über'),
    },
  ],
  [
    'astro',
    {
      'astro.config.mjs': 'export default {};\n',
      'src/pages/about.md': text('About'),
      'src/pages/de/about.md': text('Über'),
    },
  ],
])('a folder of a language in a site of %s is noted', async (_, files) => {
  const { run } = await prepare(files);
  const printed = await run();
  expect(printed).toMatch(
    /A folder of a language: its texts .* \(1\)\n {2}\S*de\/about\.md:1 de \(1\)\n/,
  );
});

function text(title: string): string {
  return `---\ntitle: ${title}\n---\n\nSome words about ${title}.\n`;
}
