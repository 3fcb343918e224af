import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editPage } from '../bench/sites/edits.ts';
import { writeSite } from '../bench/sites/writeSite.ts';
import { environment } from '../environment.ts';
import { build, coldBuild, pagesPath, prepareBuild, readFiles } from './builds.ts';

const execute = promisify(execFile);

let folder: string;
let source: string;
let route: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-hosts-'));
  const { root, routes } = await writeSite(join(folder, 'source'), { pages: 9, form: 'written' });
  await writeFile(join(root, 'package.json'), '{ "name": "a-site", "private": true }\n');
  await execute('npm', ['install', '--package-lock-only', '--offline'], { cwd: root });
  source = root;
  route = routes[3] as string;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a host restores before it installs packages, and where the cache is therefore. */
interface Host {
  restores: string;
  install: string;
  /** The value of `BLOCKWRIGHT_CACHE_DIR`; `.blockwright/cache` without one. */
  cache?: string;
}

/** docs/hosting/caches.md describes the hosts. `~` is the home folder of the build. */
const hosts: Record<string, Host> = {
  'GitHub Actions and GitLab CI': { restores: '.blockwright/cache', install: 'ci' },
  'Vercel and Netlify': {
    restores: 'node_modules',
    install: 'install',
    cache: 'node_modules/.cache/blockwright',
  },
  Cloudflare: { restores: '~/.npm', install: 'clean-install', cache: '~/.npm/blockwright' },
};

test.each(Object.entries(hosts))(
  'a build with what %s restores renders the edited page only',
  async (name, host) => {
    const first = await clone(join(folder, name, 'first'));
    expect(await buildAt(first, host)).not.toContain('rendered');
    const second = await clone(join(folder, name, 'second'));
    // The copy has new modification times, and another path.
    await cp(first(host.restores), second(host.restores), { recursive: true });
    await editPage(second('site'), route, 'patience');
    expect(await buildAt(second, host)).toContain('(1 rendered,');
    expect(await readFiles(second('site'))).toEqual(await coldBuild(second('site')));
  },
);

test('a copy of everything with new times renders the edited page only, and writes no other', async () => {
  const root = join(folder, 'copied');
  const first = await clone(join(folder, 'original'));
  await build(first('site'));
  await cp(first('site'), root, { recursive: true });
  await editPage(root, route, 'patience');
  const written = () =>
    Promise.all(
      ['index.html', 'sitemap.xml'].map(
        async (path) => (await stat(join(root, 'dist/client', path))).ctimeMs,
      ),
    );
  const before = await written();
  expect(await build(root)).toContain('(1 rendered,');
  expect(await written()).toEqual(before);
  expect(await build(root)).toContain('(0 rendered,');
});

test('an output that is lost is written from the cache, whatever was damaged in it', async () => {
  const { root } = await writeSite(join(folder, 'lost'), { pages: 6, form: 'written' });
  await prepareBuild(root);
  const whole = await readFiles(root);
  await rm(join(root, 'dist'), { recursive: true });
  expect(await build(root)).toContain('(0 rendered,');
  expect(await readFiles(root)).toEqual(whole);
  const cache = dirname(pagesPath(root));
  const [segment = ''] = (await readdir(cache)).filter((name) => name.endsWith('.pack'));
  const bytes = await readFile(join(cache, segment));
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  await writeFile(join(cache, segment), bytes);
  await rm(join(root, 'dist'), { recursive: true });
  expect(await build(root)).toContain('(1 rendered,');
  expect(await readFiles(root)).toEqual(whole);
});

/** Returns a path of a clone: `site`, a path below it, or a path below the home folder of its build. */
type ToPath = (path: string) => string;

/** Copies the site without anything that git ignores. */
async function clone(to: string): Promise<ToPath> {
  await cp(source, join(to, 'site'), { recursive: true });
  await mkdir(join(to, 'home'));
  return (path) => {
    if (path === 'site') return join(to, path);
    return path.startsWith('~/') ? join(to, 'home', path.slice(2)) : join(to, 'site', path);
  };
}

/** Installs the packages of a clone, as its host does, and builds it. */
async function buildAt(path: ToPath, { install, cache }: Host): Promise<string> {
  const env = { ...environment(), HOME: path('~/'), npm_config_cache: path('~/.npm') };
  await execute('npm', [install, '--offline'], { cwd: path('site'), env });
  const settings = cache ? { BLOCKWRIGHT_CACHE_DIR: path(cache) } : {};
  const { stdout } = await execute('node', ['cli/bin.mjs', 'build', '--root', path('site')], {
    env: { ...env, ...settings },
  });
  return stdout;
}
