import fs, { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFolder } from './diagnostics/checkFiles.ts';
import { isLongRun } from './isLongRun.ts';
import { copyReferenceSite } from './referenceSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'blockwright-unread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = (path: string) => readdirSync(path).map((name) => `${path}/${name}`);
const all = [...list('tests/fixtures/sites'), ...list('create/starters')];
const sites = isLongRun
  ? ['reference', ...all]
  : ['tests/fixtures/sites/features', 'create/starters/bilingual'];

test.each(sites)('each file of %s, and of files added to it, is read or named', async (site) => {
  const root = join(folder, site.replaceAll('/', '-'));
  if (site === 'reference') copyReferenceSite(root);
  else cpSync(site, root, { recursive: true });
  const added = addFiles(root);
  const opened = new Set<string>();
  // Site rules open files that nobody reads too, and look for merge conflicts in them.
  await recordingOpens(opened, () => checkFolder(root, { skipsSiteRules: true }));
  const { diagnostics } = await checkFolder(root);
  const named = new Map(
    diagnostics.filter(({ code }) => code === 'BW210').map((one) => [one.file, one.severity]),
  );
  const paths = ['pages', 'data', 'locales', 'styles'].flatMap((top) => listFiles(root, top));
  // A function of the reference site reads the folder for research.
  const isRead = (path: string) =>
    opened.has(join(root, path)) || /^data\/research\/[\w-]+\.md$/.test(path);
  expect(added.length).toBeGreaterThan(300);
  expect(paths.filter((path) => !isRead(path) && !named.has(path) && !isNote(path))).toEqual([]);
  expect([...named.keys()].filter((path) => isRead(path) || isNote(path))).toEqual([]);
  expect(new Set(named.values())).toEqual(new Set(['warning']));
  // Not only named: what belongs to the site is read.
  for (const path of [
    'data/posts/a.md',
    'data/posts/b.MD',
    'data/posts/c.markdown',
    'data/posts/d/index.md',
  ])
    expect([path, isRead(path)]).toEqual([path, true]);
  const atRoot = added.filter((path) => !path.includes('/'));
  expect(atRoot.filter((path) => !named.has(path))).toEqual([
    'notes.yaml',
    'data.csv',
    'site.webmanifest',
  ]);
});

test.each(all)('the site %s has no file that is not read', async (site) => {
  const { diagnostics } = await checkFolder(site);
  expect(diagnostics.filter(({ code }) => code === 'BW210')).toEqual([]);
});

/** Adds files of every kind to every folder; returns their paths. */
function addFiles(root: string): string[] {
  const folders = [
    ...[
      'data',
      'data/posts',
      'data/posts/2026',
      'data/posts/2026/05',
      'data/nowhere',
      'data/forms',
    ],
    ...['data/forms/old', 'pages', 'pages/more', 'locales', 'locales/xx', 'locales/xx/posts'],
    ...['locales/xx/posts/2026', 'styles', 'styles/old'],
  ];
  const endings = [
    ...['yaml', 'yml', 'YAML', 'Yml', 'yaml.txt', 'json', 'json5', 'jsonc', 'csv', 'tsv', 'xlsx'],
    ...['toml', 'md', 'MD', 'markdown', 'mdown', 'mdx', 'html', 'txt', 'rst', 'css', 'scss', 'js'],
    ...['ts', 'png', 'jpg', 'pdf', 'zip', 'po', 'xliff'],
  ];
  const paths = [
    ...folders.flatMap((one) => endings.map((ending, index) => `${one}/file-${index}.${ending}`)),
    ...folders.flatMap((one) => [`${one}/README.md`, `${one}/.hidden.yaml`, `${one}/Thumbs.db`]),
    ...[
      'data/posts/no ending',
      'data/posts/b.MD',
      'data/posts/c.markdown',
      'data/posts/d/index.md',
    ],
    ...['pages.yml', 'Pages.yaml', 'words.yaml.txt', 'word.yaml', 'theme.scss', 'notes.yaml'],
    ...['data.csv', 'site.webmanifest', 'data/posts/a.md'],
  ];
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), 'title: A file\n');
  }
  writeFileSync(join(root, 'data/posts.schema.yaml'), 'type: object\n');
  return paths;
}

const isNote = (path: string) => /(?:^|\/)(?:\.[^/]*|README\.md|Thumbs\.db)$/.test(path);

function listFiles(root: string, top: string): string[] {
  try {
    return readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

/** Records the paths of all files that are opened while a function runs. */
async function recordingOpens<T>(opened: Set<string>, run: () => Promise<T>): Promise<T> {
  const patched = [
    ...(['readFileSync', 'openSync', 'readFile', 'open', 'createReadStream'] as const).map(
      (name) => [fs, name] as const,
    ),
    ...(['readFile', 'open'] as const).map((name) => [fs.promises, name] as const),
  ].map(([owner, name]) => {
    const methods = owner as unknown as Record<
      string,
      (path: unknown, ...rest: unknown[]) => unknown
    >;
    const original = methods[name];
    methods[name] = (path, ...rest) => {
      opened.add(String(path));
      return original?.call(owner, path, ...rest);
    };
    return () => {
      if (original) methods[name] = original;
    };
  });
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    for (const restore of patched) restore();
    syncBuiltinESMExports();
  }
}
