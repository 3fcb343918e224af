import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment } from '../environment.ts';
import { linkDependencies } from './linkDependencies.ts';
import { makeVersion, packCheckout, type Registry, startRegistry } from './madeUpVersions.ts';

const execute = promisify(execFile);

const table = `var renames = [
  { version: "0.2.0", in: "site", key: "markdown", to: "textPages" },
  { version: "0.2.0", command: "check", option: "--max", to: "--max-warnings" },
  { version: "0.2.0", in: "section", key: "type", value: "quotation", to: "quote" },
];`;
/** Gives a key of `site:` another name, and the pages of such a site another tag. */
const rename = (name: string): [RegExp, string][] => [
  [/markdown: (\w+\.flag\("`true` writes each page)/g, `${name}: $1`],
  [/\.markdown === true/g, `.${name} === true`],
  [/"text\/markdown"/g, '"text/x-markdown"'],
];

let folder: string;
let site: string;
let registry: Registry;
let env: NodeJS.ProcessEnv;
/** Version → its tarballs. */
const tarballs: Record<string, string[]> = {};

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'blockwright-upgrade-')));
  site = join(folder, 'site');
  registry = await startRegistry();
  const packages = await packCheckout(folder);
  for (const madeUp of [
    { version: '0.1.0', replacements: [] },
    { version: '0.2.0', replacements: [...rename('textPages'), [/var renames = \[\];/g, table]] },
    // It has a new name, and no table.
    { version: '0.3.0', replacements: rename('twins') },
    { version: '0.4.0', replacements: [], node: '>=99.1.0' },
  ] as const) {
    const { version } = madeUp;
    const replacements = [...madeUp.replacements] as [RegExp, string][];
    tarballs[version] = await makeVersion(folder, packages, { ...madeUp, replacements });
    for (const tarball of tarballs[version])
      await registry.publish(tarball, { isLatest: version < '0.3.0' });
  }
  await linkDependencies(folder);
  env = {
    ...environment(),
    npm_config_registry: registry.address,
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_loglevel: 'error',
  };
}, 300_000);
afterAll(async () => {
  await registry?.stop();
  await rm(folder, { recursive: true, force: true });
});

const manifest = `# The whole site
site:
  name: Example
  url: https://www.example.com
  description: An example
  markdown: true # for readers
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`;

/** How a site is installed, and files for that. */
interface SiteSetup {
  install?: string[];
  files?: Record<string, string>;
}

/** Writes a site with version 0.1.0 and commits it. */
async function createSite(
  ranges: Record<string, string>,
  { install = ['npm', 'install', '--no-audit', '--no-fund'], files = {} }: SiteSetup = {},
): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await mkdir(site);
  await writeFile(join(site, 'pages.yaml'), manifest);
  const scripts = { check: 'blockwright check --max 0' };
  const fields = { private: true, scripts, dependencies: ranges };
  await writeFile(join(site, 'package.json'), `${JSON.stringify(fields, null, 2)}\n`);
  await writeFile(join(site, '.gitignore'), 'node_modules\n.blockwright\ndist\n');
  for (const range of Object.values(ranges))
    if (range.startsWith('file:')) {
      const name = range.slice('file:'.length);
      await copyFile(join(folder, '0.1.0', name), join(site, name));
    }
  for (const [name, text] of Object.entries(files)) await writeFile(join(site, name), text);
  const [program = '', ...words] = install;
  await execute(program, words, { cwd: site, env });
  git('init', '--quiet');
  commit();
}

function git(...words: string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return execFileSync('git', [...author, ...words], { cwd: site, encoding: 'utf8', stdio: 'pipe' });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a');
}

/** Runs a command of the installed version. */
async function run(
  ...words: string[]
): Promise<{ status: number; stdout: string; stderr: string }> {
  const bin = join(site, 'node_modules/blockwright/cli/bin.mjs');
  return execute(process.execPath, [bin, ...words], { cwd: site, env, maxBuffer: 1e8 }).then(
    (printed) => ({ status: 0, ...printed }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );
}

/** Describes all files of the site but caches. */
function describeFiles(): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(\.blockwright|\.git|\.cache)\//.test(file))
    .map((file) => {
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      return `${relative(site, file)} ${digest}`;
    });
}

const ranges = { blockwright: '~0.1.0', '@blockwright/forms': '0.1.0' };

test('--dry-run shows what would change, and puts everything back', async () => {
  await createSite(ranges);
  const before = describeFiles();
  const { status, stdout, stderr } = await run('upgrade', '--dry-run');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Upgrade from 0.1.0 to 0.2.0 with npm');
  expect(stdout).toContain('blockwright  ~0.1.0 → ~0.2.0');
  expect(stdout).toContain('pages.yaml:6  markdown: true # for readers → textPages: true # for');
  expect(stdout).toContain('Changes since .blockwright/upgrade/0.1.0');
  expect(stdout).toContain('code of Blockwright');
  expect(stdout).toContain('This was a dry run');
  expect(describeFiles()).toEqual(before);
});

test('refuses to upgrade a site with uncommitted changes', async () => {
  await writeFile(join(site, 'words.yaml'), '# none\n');
  const { status, stderr } = await run('upgrade');
  expect(status).toBe(2);
  expect(stderr).toContain('Commit your changes first (words.yaml)');
  await rm(join(site, 'words.yaml'));
});

test('puts everything back if the site does not build with the new version', async () => {
  const before = describeFiles();
  const { status, stderr } = await run('upgrade', '--to', '0.3.0');
  expect(status).toBe(1);
  expect(stderr).toContain('The site does not build with 0.3.0.');
  expect(stderr).toContain('pages.yaml:6');
  expect(stderr).toContain('Everything is as it was before, with 0.1.0.');
  expect(describeFiles()).toEqual(before);
  expect((await run('check')).status).toBe(0);
});

test('says what is missing: a version, a newer Node, the registry', async () => {
  const unknown = await run('upgrade', '--to', '7.0.0');
  expect(unknown).toMatchObject({ status: 1, stderr: 'The registry has no blockwright 7.0.0.\n' });
  const node = await run('upgrade', '--to', '0.4.0');
  expect(node.status).toBe(1);
  expect(node.stderr).toContain('blockwright 0.4.0 needs Node >=99.1.0, and this is Node');
  const bin = join(site, 'node_modules/blockwright/cli/bin.mjs');
  const offline = { ...env, npm_config_registry: 'http://127.0.0.1:9/' };
  await expect(
    execute(process.execPath, [bin, 'upgrade'], { cwd: site, env: offline }),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
});

test('installs, rewrites what was renamed and shows the pages that changed', async () => {
  const { status, stdout, stderr } = await run('upgrade');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('blockwright 0.2.0 is installed.');
  expect(await readFile(join(site, 'pages.yaml'), 'utf8')).toBe(
    manifest.replace('markdown: true', 'textPages: true'),
  );
  const { scripts, dependencies } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
  expect(scripts.check).toBe('blockwright check --max-warnings 0');
  expect(dependencies).toEqual({ blockwright: '~0.2.0', '@blockwright/forms': '0.2.0' });
  expect(await readFile(join(site, 'package-lock.json'), 'utf8')).toContain('"version": "0.2.0"');
  expect((await run('--version')).stdout).toContain('0.2.0');
  expect((await run('check')).status).toBe(0);
  // The upgrade counts as a cause.
  const scope = await run('diff', '.blockwright/upgrade/0.1.0', '--allow', 'words');
  expect(scope.status).toBe(1);
  expect(scope.stderr).toMatch(/\/ differs in more than words: .*code of Blockwright/);
});

test('says that nothing is newer', async () => {
  commit();
  const { status, stdout } = await run('upgrade');
  expect([status, stdout]).toEqual([0, 'blockwright 0.2.0 is the newest version.\n']);
});

test('replaces tarballs in the folder of the site', async () => {
  await createSite({
    blockwright: 'file:blockwright-0.1.0.tgz',
    '@blockwright/editor': 'file:blockwright-editor-0.1.0.tgz',
  });
  expect((await run('upgrade')).stderr).toContain('Name the new tarball');
  const to = ['--to', join(folder, '0.2.0/blockwright-0.2.0.tgz')];
  const before = describeFiles();
  expect((await run('upgrade', '--dry-run', ...to)).status).toBe(0);
  expect(describeFiles()).toEqual(before);
  const { status, stderr } = await run('upgrade', ...to);
  expect([status, stderr]).toEqual([0, '']);
  const { dependencies } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({
    '@blockwright/editor': 'file:blockwright-editor-0.2.0.tgz',
    blockwright: 'file:blockwright-0.2.0.tgz',
  });
  const names = readdirSync(site).filter((name) => name.endsWith('.tgz'));
  expect(names.sort()).toEqual(['blockwright-0.2.0.tgz', 'blockwright-editor-0.2.0.tgz']);
  expect((await run('--version')).stdout).toContain('0.2.0');
});

describe('with other package managers', () => {
  const managers = {
    pnpm: { script: 'pnpm/bin/pnpm.cjs', program: 'pnpm', lockFile: 'pnpm-lock.yaml', files: {} },
    'Yarn 1': { script: 'yarn1/bin/yarn.js', program: 'yarn', lockFile: 'yarn.lock', files: {} },
    'Yarn 4': {
      script: 'yarn4/bin/yarn.js',
      program: 'yarn',
      lockFile: 'yarn.lock',
      files: { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: node-modules\n' },
    },
  };
  let tools: string;
  beforeAll(async () => {
    tools = join(folder, 'tools');
    await mkdir(tools);
    const dependencies = {
      pnpm: '9.15.9',
      yarn1: 'npm:yarn@1.22.22',
      yarn4: 'npm:@yarnpkg/cli-dist@4.9.2',
    };
    await writeFile(join(tools, 'package.json'), JSON.stringify({ dependencies }));
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    await execute('npm', ['install', ...quiet], { cwd: tools, env: environment() });
  });

  test.each(Object.entries(managers))('%s', async (name, { script, program, lockFile, files }) => {
    const bin = join(folder, `bin ${name}`);
    await mkdir(bin);
    const path = join(tools, 'node_modules', script);
    const call = `#!/bin/sh\nexec "${process.execPath}" "${path}" "$@"\n`;
    await writeFile(join(bin, program), call, { mode: 0o755 });
    env = {
      ...env,
      PATH: `${bin}:${process.env.PATH}`,
      YARN_REGISTRY: registry.address,
      YARN_CACHE_FOLDER: join(folder, 'yarn-cache'),
      YARN_NPM_REGISTRY_SERVER: registry.address,
      YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
      YARN_ENABLE_GLOBAL_CACHE: '0',
      YARN_GLOBAL_FOLDER: join(folder, 'yarn-global'),
      YARN_ENABLE_TELEMETRY: '0',
      // As in CI.
      CI: 'true',
    };
    const lax = name === 'Yarn 4' ? ['--no-immutable'] : [];
    await createSite(ranges, { install: [program, 'install', ...lax], files });
    expect(readdirSync(site)).toContain(lockFile);
    const before = describeFiles();
    const dry = await run('upgrade', '--dry-run');
    expect([dry.status, dry.stderr]).toEqual([0, '']);
    expect(dry.stdout).toContain(`Upgrade from 0.1.0 to 0.2.0 with ${program}`);
    expect(describeFiles()).toEqual(before);
    const unknown = await run('upgrade', '--to', '7.0.0');
    expect(unknown.stderr).toBe('The registry has no blockwright 7.0.0.\n');
    const { status, stderr } = await run('upgrade');
    expect([status, stderr]).toEqual([0, '']);
    expect((await run('--version')).stdout).toContain('0.2.0');
    expect(await readFile(join(site, lockFile), 'utf8')).toContain('0.2.0');
  });
});
