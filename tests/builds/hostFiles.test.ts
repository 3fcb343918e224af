import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { prepareBuild, runCommand } from './builds.ts';
import { oneSite } from './oneSite.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-hostFiles-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await oneSite(root, { 'robots.txt': 'User-agent: *\nAllow: /\n' });
});

async function setHost(host: string): Promise<void> {
  const path = join(root, 'pages.yaml');
  const text = (await readFile(path, 'utf8')).replace(/^ {2}host: .*\n/m, '');
  await writeFile(path, text.replace('site:\n', `site:\n  host: ${host}\n`));
}

const read = (path: string) => readFile(join(root, path), 'utf8');

test('each build writes the files of the host, and no file of the author is overwritten', async () => {
  await setHost('cloudflare-workers');
  await prepareBuild(root);
  const written = await read('wrangler.jsonc');
  expect(JSON.parse(written).assets).toEqual({
    directory: './dist/client',
    not_found_handling: '404-page',
    html_handling: 'drop-trailing-slash',
  });
  // A build with nothing else to do writes what is missing.
  await rm(join(root, 'wrangler.jsonc'));
  await prepareBuild(root);
  expect(await read('wrangler.jsonc')).toBe(written);
  const own = `// Ours\n${written.replace('"404-page"', '"none" /* no */')}`;
  await writeFile(join(root, 'wrangler.jsonc'), own);
  const { stdout } = await runCommand('build', '--root', root, '--format', 'json');
  expect(JSON.parse(stdout).diagnostics).toMatchObject([
    { file: 'wrangler.jsonc', line: 8, column: 27, severity: 'warning', code: 'BW513' },
  ]);
  expect(await read('wrangler.jsonc')).toBe(own);
  const listed = await runCommand('host', '--root', root);
  expect(listed.stdout).toContain('npx wrangler deploy');
  expect(listed.stdout).toContain('wrangler.jsonc:8:27 `assets.not_found_handling` is "none".');
  expect((await runCommand('host', 'wrangler.jsonc', '--root', root)).stdout).toBe(own);
});

test.each([
  ['s3-cloudfront', ['dist/host/cloudfront-function.js', 'dist/host/cloudfront-headers.json']],
  ['gitlab-pages', ['.gitlab-ci.yml', 'dist/client/_redirects']],
  ['github-pages', []],
])('`host` lists the files that %s reads', async (host, files) => {
  await setHost(host);
  await prepareBuild(root);
  const { stdout } = await runCommand('host', '--root', root);
  const listed = stdout.matchAll(/^ {2}(\S+) {2,}(?:as the|part of the) build/gm);
  expect(Array.from(listed, ([, path]) => path)).toEqual(files);
});

test('a build with nothing to do writes what is missing even if its own notes were lost', async () => {
  await setHost('cloudflare-workers');
  await prepareBuild(root);
  for (const path of ['wrangler.jsonc', '.blockwright/afterBuild', '.blockwright/cache/afterBuild'])
    await rm(join(root, path), { force: true });
  await prepareBuild(root);
  expect(existsSync(join(root, 'wrangler.jsonc'))).toBe(true);
});

test('a file of a host without comments of its own is ours until somebody changes it', async () => {
  await setHost('render');
  await prepareBuild(root);
  const first = await read('render.yaml');
  await writeFile(join(root, 'public/_redirects'), '/old / 301\n');
  await prepareBuild(root);
  const second = await read('render.yaml');
  expect(second).toContain('source: "/old", destination: "/"');
  expect(first).not.toContain('/old');
  await writeFile(join(root, 'render.yaml'), `${second}# Mine\n`);
  await writeFile(join(root, 'public/_redirects'), '/older / 301\n');
  expect(await prepareBuild(root)).toContain('BW513');
  expect(await read('render.yaml')).toBe(`${second}# Mine\n`);
});

test('Vercel gets the output as links, and the routes', async () => {
  await setHost('vercel');
  await prepareBuild(root);
  const [page, copy] = await Promise.all(
    ['dist/client/index.html', '.vercel/output/static/index.html'].map((path) =>
      stat(join(root, path)),
    ),
  );
  expect(copy?.ino).toBe(page?.ino);
  expect(existsSync(join(root, '.vercel/output/static/_headers'))).toBe(false);
  await writeFile(join(root, '.vercel/output/static/stale.html'), '');
  await prepareBuild(root);
  expect(existsSync(join(root, '.vercel/output/static/stale.html'))).toBe(false);
});

test('a host that shows files first gets no pages at old addresses', async () => {
  const manifest = await read('pages.yaml');
  const { stdout, status } = await runCommand('host', '--root', root);
  expect([status, stdout]).toEqual([0, expect.stringContaining('cloudflare-workers')]);
  await writeFile(
    join(root, 'pages.yaml'),
    manifest.replace('site:\n', 'site:\n  redirects: { /old: / }\n'),
  );
  await prepareBuild(root);
  expect(existsSync(join(root, 'dist/client/old/index.html'))).toBe(true);
  await setHost('netlify');
  await prepareBuild(root);
  expect(existsSync(join(root, 'dist/client/old/index.html'))).toBe(false);
  expect(await read('netlify.toml')).toContain('publish = "dist/client"');
});

test('a build into a folder elsewhere writes no file of the site', async () => {
  await setHost('netlify');
  const out = await mkdtemp(join(tmpdir(), 'blockwright-hostFiles-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  await prepareBuild(root, '--out', out);
  expect(existsSync(join(root, 'netlify.toml'))).toBe(false);
});
