import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents, tryBlockwright } from './builds.ts';

let root: string;
let out: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-build-'));
  await cp('tests/fixtures/sites/features', root, { recursive: true });
  out = join(root, 'dist', 'client');
  expect(await tryBlockwright('build', '--root', root)).toMatchObject({ status: 0 });
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('a build', () => {
  test('writes one file per route, and the files for hosts and search engines', async () => {
    const files = await readdir(out, { recursive: true });
    const names = files.map((file) =>
      file.replace(/\.[\w-]{8}\.(js|css|txt|woff2|svg|png)$/, '.HASH.$1'),
    );
    expect(names.filter((name) => /\.(html|txt|xml)$|^_/.test(name)).sort()).toMatchInlineSnapshot(`
      [
        "404.html",
        "_headers",
        "_redirects",
        "all-guides/index.html",
        "assets/licenses.HASH.txt",
        "cleaning-in-bergen/index.html",
        "cleaning-in-oslo/index.html",
        "guides/index.html",
        "index.html",
        "llms.txt",
        "now/index.html",
        "old-guides/index.html",
        "oslo/index.html",
        "repairs-in-bergen/index.html",
        "repairs-in-oslo/index.html",
        "robots.txt",
        "sitemap.xml",
      ]
    `);
    const licenses = files.find((file) => /licenses\.\w+\.txt$/.test(file)) ?? '';
    const text = await readFile(join(out, licenses), 'utf8');
    expect(text).toMatch(/^react-dom [\d.]+ \(MIT\)$/m);
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  test('resolves blocks, rows, pairs of rows, filters and drafts', async () => {
    expect(await html('oslo')).toContain('Oslo, from $40 an hour');
    expect(await html('oslo')).toContain('709,037 people and was founded on January 1, 1048');
    expect(await html('oslo')).toContain('Unanimous and constant');
    expect(await html('oslo')).toContain('The fjord');
    expect(await html('repairs-in-bergen')).toContain('Repairs in Bergen for $38 an hour');
    const guides = await html('guides');
    expect(guides).toContain('Talk to us');
    expect(guides).toContain('This is shown');
    expect(guides).not.toMatch(/Only dev shows this|This is gone/);
  });

  test('renders Markdown and escapes raw HTML', async () => {
    const now = await html('now');
    expect(now).toMatch(/<strong>weight<\/strong>/);
    expect(now).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(now).not.toContain('<script>alert');
  });

  test('prefixes links with the path of the site URL', async () => {
    const home = await html('');
    expect(home).toContain('href="/sub/guides"');
    expect(home).toContain('<link rel="canonical" href="https://www.example.com/sub/">');
    expect(home).not.toMatch(/(href|src)="\/(?!sub\/)[^/"]/);
  });

  test('lists public pages in the sitemap, and every redirect', async () => {
    const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('<loc>https://www.example.com/sub/cleaning-in-oslo</loc>');
    expect(sitemap).not.toMatch(/\/now<|\/404<|\/draft</);
    expect(await readFile(join(out, '_redirects'), 'utf8')).toBe(
      '/sub/old-guides /sub/guides 301\n/sub/all-guides /sub/guides 301\n',
    );
  });

  test('produces the same bytes again', async () => {
    const again = join(root, 'again');
    await tryBlockwright('build', '--root', root, '--out', again, '--no-cache');
    const [first, second] = [await contents(out), await contents(join(again, 'client'))];
    expect(Object.keys(first)).toContain('index.html');
    expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
    for (const [file, content] of Object.entries(first))
      expect(second[file] === content, file).toBe(true);
  });

  test('leaves the last output unchanged when it fails', async () => {
    const before = await html('guides');
    const manifest = join(root, 'pages.yaml');
    const valid = await readFile(manifest, 'utf8');
    await writeFile(manifest, valid.replace('headline: Guides', 'headlin: Guides'));
    const { status, stderr, stdout } = await tryBlockwright('build', '--root', root);
    await writeFile(manifest, valid);
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/pages\.yaml:\d+:\d+/);
    expect(stdout + stderr).toContain('headline');
    expect(await html('guides')).toBe(before);
    expect((await readdir(join(root, 'dist'))).sort()).toEqual([
      '.blockwright',
      'changes.json',
      'client',
      'digests.json',
    ]);
    expect(await readdir(join(root, 'dist/.blockwright/client'))).toEqual(['written.json']);
  });
});

describe('invalid input is reported without a stack trace', () => {
  const cases: Record<string, string | Buffer> = {
    empty: '',
    'a list': '- 1\n- 2\n',
    binary: Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256)),
    'an unclosed quote': 'site:\n  name: "Fixture\npages: {}\n',
    'a cycle of blocks':
      'site: {name: x, url: "https://x.example", description: x}\nblocks:\n  a: {use: b}\n  b: {use: a}\npages:\n  /:\n    title: x\n    description: x\n    sections: [{use: a}]\n',
    'deep nesting': `site: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`,
    'a missing collection':
      'site: {name: x, url: "https://x.example", description: x}\npages:\n  /:\n    with: {c: nowhere.one}\n    title: x\n    description: x\n    sections: [{type: hero, headline: "{{ c.name }}"}]\n',
    '50 MB': `site:\n${'  # filler\n'.repeat(4_600_000)}`,
  };

  test.each(Object.keys(cases))('%s', async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'blockwright-bad-'));
    await writeFile(join(folder, 'pages.yaml'), cases[name] ?? '');
    const { status, stdout, stderr } = await tryBlockwright('build', '--root', folder);
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/pages\.yaml(:\d+:\d+)?/);
    expect(stdout + stderr).not.toMatch(/\n\s+at .*[:(]\d+/);
    expect(await readdir(folder)).not.toContain('dist');
    await rm(folder, { recursive: true, force: true });
  });

  test('a folder without a manifest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blockwright-none-'));
    const { status, stdout } = await tryBlockwright('check', '--root', folder, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout).diagnostics[0]).toMatchObject({ file: 'pages.yaml', line: 1 });
    await rm(folder, { recursive: true, force: true });
  });
});

test('--format json prints an object also when the command fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-json-'));
  await writeFile(join(folder, 'pages.yaml'), '');
  await writeFile(join(folder, 'out'), '');
  for (const [format, out, status, message] of [
    [['--format', 'json'], 'out', 1, 'a folder is needed'],
    [['--format=json'], '--nonsense', 2, 'Unknown option'],
  ] as const) {
    const output = out === 'out' ? ['--out', join(folder, out)] : [out];
    const result = await tryBlockwright('build', '--root', folder, ...output, ...format);
    expect(result.status).toBe(status);
    const { failure } = JSON.parse(result.stdout);
    expect(failure).toEqual({ status, message: expect.stringContaining(message) });
  }
  await rm(folder, { recursive: true, force: true });
});

describe('wrong usage exits with status 2 and a hint', () => {
  test.each([
    ['an unknown command', ['bild']],
    ['an unknown option', ['check', '--rot', '.']],
    ['an unknown format', ['check', '--format', 'xml']],
    ['a section name with capitals', ['new', 'section', 'Hero']],
  ])('%s', async (_, args) => {
    const { status, stderr } = await tryBlockwright(...args);
    expect(status).toBe(2);
    expect(stderr.length).toBeGreaterThan(20);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

function html(route: string): Promise<string> {
  return readFile(join(out, route, 'index.html'), 'utf8');
}
