import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { commands } from '../../cli/commands.ts';
import { axeViolations } from '../browser/axeViolations.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { environment } from '../environment.ts';
import { isLongRun } from '../isLongRun.ts';
import { startServer } from '../startServer.ts';
import { auditPage } from './auditPage.ts';
import { everyCommand, refused } from './everyCommand.ts';
import { extendQuiz } from './extendQuiz.ts';
import { linkDependencies } from './linkDependencies.ts';
import { useForeignFeature } from './useForeignFeature.ts';
import { writeOwnCode } from './writeOwnCode.ts';

const execute = promisify(execFile);

/** The packages with their folders in the repository. */
const packages = {
  blockwright: '.',
  '@blockwright/editor': 'editor',
  '@blockwright/forms': 'functions',
};

/** A folder outside the repository, with the packed packages in its node_modules. */
let folder: string;
/** The installed package of the core. */
let installed: string;
/** Name of a package → the paths in it. */
const contents: Record<string, string[]> = {};
/** The paths in the package of the core. */
let packed: string[];
let browser: Browser;
/** Size and time of every file of the packages, before any command ran. */
let untouched: Record<string, string>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'blockwright-package-')));
  const all = ['--workspaces', '--include-workspace-root'];
  const { stdout } = await execute(
    'npm',
    ['pack', ...all, '--json', '--pack-destination', folder],
    {
      env,
    },
  );
  // Scripts of the packages print before npm does.
  for (const { name, filename, files } of JSON.parse(stdout.slice(stdout.search(/^\[/m)))) {
    contents[name] = files.map(({ path }: { path: string }) => path);
    const target = join(folder, 'node_modules', name);
    await mkdir(target, { recursive: true });
    await execute('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1']);
  }
  expect(Object.keys(contents).sort()).toEqual(Object.keys(packages).sort());
  packed = contents.blockwright ?? [];
  installed = join(folder, 'node_modules', 'blockwright');
  await linkDependencies(folder);
  untouched = await describePackages();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the package', () => {
  test('contains the engine and nothing of the reference site', () => {
    const folders = new Set(packed.map((path) => path.split('/')[0]));
    expect([...folders].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'base',
      'cli',
      'code',
      'create',
      'docs',
      'features',
      'package.json',
      'prebuilt',
      'renderer',
      'schema',
      'sections',
      'server',
      'tsconfig.browser.json',
      'tsconfig.editor.json',
      'tsconfig.json',
      'tsconfig.node.json',
      'tsconfig.portable.json',
      'tsconfig.tests.json',
    ]);
    expect(packed.filter((path) => /\.test\.|^sections\/_site\//.test(path))).toEqual([]);
    const others = ['@blockwright/editor', '@blockwright/forms'].map(
      (name) => contents[name] ?? [],
    );
    // Own functions of a site are in folders without an underscore.
    expect(others.flat().filter((path) => /^(?!_|prebuilt\/)[^/]+\/|\.test\./.test(path))).toEqual(
      [],
    );
  });

  test('has no file of the command line that another package has, too, and all that a file loads', async () => {
    // The bundler has put each module into one of these files.
    const files = Object.entries(contents).flatMap(([name, paths]) =>
      paths.filter((path) => /^prebuilt\/cli\/.*\.cjs$/.test(path)).map((path) => ({ name, path })),
    );
    const names = files.map(({ path }) => path);
    expect(names.filter((path, index) => names.indexOf(path) !== index)).toEqual([]);
    const loaded = await Promise.all(
      files.map(async ({ name, path }) => {
        const code = await readFile(join(folder, 'node_modules', name, path), 'utf8');
        return Array.from(code.matchAll(loadedFile), ([, core, file]) =>
          join(core ? 'blockwright' : name, `prebuilt/cli/${file}`),
        );
      }),
    );
    const existing = new Set(files.map(({ name, path }) => join(name, path)));
    expect(loaded.flat().length).toBeGreaterThan(500);
    expect(loaded.flat().filter((path) => !existing.has(path))).toEqual([]);
  });

  test('shares its classes with the other packages', async () => {
    // The command line knows the error of wrong usage that the editor throws by its class.
    await expect(blockwright('edit', '--serve')).rejects.toMatchObject({ code: 2 });
  });

  test('says what to install for the commands of the other packages', async () => {
    const others = join(folder, 'node_modules/@blockwright');
    await rename(others, `${others}-away`);
    try {
      for (const [command, name] of [
        ['edit', 'editor'],
        ['submissions', 'forms'],
        ['functions build', 'forms'],
      ] as const)
        await expect(blockwright(...command.split(' '))).rejects.toMatchObject({
          code: 2,
          stderr: expect.stringContaining(`Run: npm install @blockwright/${name}\n`),
        });
    } finally {
      await rename(`${others}-away`, others);
    }
  });

  test('refuses another package of other sources', async () => {
    const file = join(folder, 'node_modules/@blockwright/editor/prebuilt/fingerprint');
    const fingerprint = await readFile(file, 'utf8');
    const { atime, mtime } = await stat(file);
    await writeFile(file, 'other');
    try {
      await expect(blockwright('help')).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining('@blockwright/editor and blockwright'),
      });
    } finally {
      await writeFile(file, fingerprint);
      await utimes(file, atime, mtime);
    }
  });

  test('contains the licence of everything that is bundled into it', async () => {
    const prebuilt = join(installed, 'prebuilt');
    const editor = join(folder, 'node_modules/@blockwright/editor/prebuilt');
    const licenses = (
      await Promise.all(
        [prebuilt, editor].map((path) => readFile(join(path, 'THIRD-PARTY-LICENSES.txt'), 'utf8')),
      )
    ).join('');
    const entries = [...licenses.matchAll(/^-+\n(\S+).* \(.+\)\n-+\n\n(.*)/gm)];
    const named = new Set(entries.map(([, name]) => name));
    const paths = await readdir(prebuilt, { recursive: true });
    const sources = packed.filter((path) => /^sections\/.*\.tsx?$/.test(path));
    const interfaceFiles = (await readdir('editor/ui', { recursive: true }))
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => join(process.cwd(), 'editor/ui', path));
    const imports = await Promise.all(
      [...sources.map((path) => join(installed, path)), ...interfaceFiles].map(async (path) => {
        const code = await readFile(path, 'utf8');
        return [...code.matchAll(importedPackage)].map(([, name]) => name);
      }),
    );
    // Parts of the command line, and packages that are copied.
    const others = [
      'yaml',
      'culori',
      'htmlparser2',
      'pixelmatch',
      'country-flag-icons',
      'lucide-static',
    ];
    const bundled = new Set([...imports.flat(), ...others]);
    expect(bundled).toContain('@codemirror/view');
    expect([...bundled].filter((name) => !named.has(name))).toEqual([]);
    expect(licenses).toContain('SIL OPEN FONT LICENSE');
    expect(entries.filter(([, , text]) => text === 'undefined')).toEqual([]);
    // A build copies this one.
    const lists = paths.filter((path) => path.endsWith('licenses.json'));
    expect(lists).toEqual([join('site', 'client', 'licenses.json')]);
  });

  test('has no install script, and may be published', async () => {
    const { scripts, private: isPrivate } = JSON.parse(await readFile('package.json', 'utf8'));
    for (const name of ['preinstall', 'install', 'postinstall'])
      expect(scripts).not.toHaveProperty(name);
    expect(isPrivate).toBeUndefined();
  });

  test('has the version of the other packages and of create-blockwright', async () => {
    const read = async (path: string) => JSON.parse(await readFile(`${path}/package.json`, 'utf8'));
    const { version } = await read('.');
    for (const path of ['create', 'editor', 'functions'])
      expect((await read(path)).version).toBe(version);
    for (const path of ['editor', 'functions'])
      expect((await read(path)).peerDependencies).toEqual({ blockwright: version });
  });

  test('prints its version and help', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect((await blockwright('--version')).trim()).toBe(version);
    expect(await blockwright('help', 'new', 'site')).toContain('--starter');
  });
});

const starters = readdirSync('create/starters');
/** The starters whose sites are built: a site of several pages, and one below a path. */
const built = isLongRun ? starters : ['services', 'event'];
/** The starters that the installed package creates; tests/starters.test.ts checks all of them. */
const created = isLongRun ? starters : ['blank', ...built];

describe.each(created)('a site from the starter %s', (starter) => {
  test(`has no diagnostics${built.includes(starter) ? ', and every page works in a browser' : ''}`, async () => {
    const root = join(folder, starter);
    // One of them is published below a path.
    const url = `https://www.example.com${starter === 'event' ? '/small/bridges' : ''}`;
    const options = [
      '--starter',
      starter,
      '--name',
      `The "${starter}" site`,
      '--url',
      url,
      '--yes',
    ];
    expect(await blockwright('new', 'site', root, ...options)).toContain('npm run dev');
    const report = JSON.parse(await blockwright('check', '--root', root, '--format', 'json'));
    expect(report.diagnostics).toEqual([]);
    if (!built.includes(starter)) return;
    expect(await blockwright('build', '--root', root)).toContain('built in');
    const server = await startServer('preview', { root, packageRoot: installed });
    try {
      expect(await findProblems(server.origin, new URL(url).pathname)).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

/** Whole sites, as in tests/browser/sites.test.ts. */
const sites = isLongRun ? ['praxis', 'product', 'festival'] : ['festival'];

test.each(sites)('the site %s has no diagnostics and builds', async (name) => {
  const root = join(folder, 'sites', name);
  await cp(`tests/fixtures/sites/${name}`, root, {
    recursive: true,
    filter: (path) => !path.endsWith('.blockwright'),
  });
  const report = JSON.parse(await blockwright('build', '--root', root, '--format', 'json'));
  expect(report.diagnostics).toEqual([]);
  expect(await readFile(join(root, 'dist/client/index.html'), 'utf8')).toContain('<h1');
});

describe('a site from a starter', () => {
  test('is created in an empty folder only', async () => {
    const failing = blockwright('new', 'site', join(folder, 'blank'), '--yes');
    await expect(failing).rejects.toMatchObject({ code: 2 });
  });

  test.each([
    ['--starter', 'unknown'],
    ['--url', 'example.com'],
    ['--name', ' '],
  ])('refuses %s "%s"', async (option, value) => {
    const root = join(folder, 'refused');
    const failing = blockwright('new', 'site', root, option, value, '--yes');
    await expect(failing).rejects.toMatchObject({ code: 2 });
  });

  test('npm create writes the same files', async () => {
    const root = join(folder, 'created', 'blank');
    // Away from the engine, as npm installs it.
    const create = join(folder, 'create-blockwright');
    await cp('create', create, { recursive: true });
    const words = [join(create, 'index.mjs'), root, '--name', 'The "blank" site', '--yes'];
    await execute('node', words, { env });
    const files = ['.gitignore', '.vscode/settings.json', 'AGENTS.md', 'CLAUDE.md', 'package.json'];
    for (const path of [...files, 'pages.yaml'])
      expect(await readFile(join(root, path), 'utf8')).toBe(
        await readFile(join(folder, 'blank', path), 'utf8'),
      );
  });

  test('is served by dev below the path of its address, with schemas for editors', async () => {
    const root = join(folder, 'event');
    const server = await startServer('dev', { root, packageRoot: installed });
    try {
      const page = await browser.newPage();
      const failed = watch(page);
      await page.goto(`${server.origin}/small/bridges/`, { waitUntil: 'networkidle' });
      expect(failed).toEqual([]);
      expect(new URL((await fetch(server.origin)).url).pathname).toBe('/small/bridges/');
      await page.close();
      const schema = join(root, '.blockwright', 'schema', 'pages.schema.json');
      expect(JSON.parse(await readFile(schema, 'utf8'))).toHaveProperty('properties.pages');
    } finally {
      await server.stop();
    }
  });

  test('opens in the editor', async () => {
    const root = join(folder, 'services');
    const server = await startServer('edit', { root, packageRoot: installed });
    try {
      const page = await browser.newPage();
      // The editor loads all sources, which takes long on a busy machine.
      page.setDefaultTimeout(120_000);
      const failed = watch(page);
      await page.goto(`${server.origin}/_edit`);
      const canvas = page.frameLocator('iframe').first();
      await canvas.getByRole('heading', { level: 1 }).waitFor();
      expect(failed).toEqual([]);
      await page.close();
    } finally {
      await server.stop();
    }
  });
});

test('the own code of a site passes tsc, with copies of built-in sections, a form and a function', async () => {
  const root = join(folder, 'typed');
  await rm(root, { recursive: true, force: true });
  await blockwright('new', 'site', root, '--starter', 'services', '--yes');
  await blockwright('new', 'section', 'quiz', '--island', '--root', root);
  await extendQuiz(root);
  for (const type of ['form', 'locations', 'team'])
    await blockwright('eject', 'section', type, '--root', root);
  await writeOwnCode(root);
  const compile = () =>
    execute('node', ['node_modules/typescript/lib/tsc.js', '-p', root], { env });
  await compile();
  const report = JSON.parse(await blockwright('check', '--root', root, '--format', 'json'));
  expect(report.diagnostics).toEqual([]);
  const view = join(root, 'sections/quiz/view.tsx');
  await writeFile(view, (await readFile(view, 'utf8')).replace('section.items', 'section.itmes'));
  await expect(compile()).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /sections\/quiz\/view\.tsx\(\d+,\d+\): error TS2551: Property 'itmes'/,
    ),
  });
});

test('a foreign feature is typed, and adds its rule, command, key and file to a site', () =>
  useForeignFeature({
    folder,
    packageRoot: installed,
    blockwright,
    openPage: () => browser.newPage(),
  }));

describe.runIf(isLongRun)('a site from a starter, extended', () => {
  test('shows an own section with an island and its own words', async () => {
    const root = join(folder, 'extended');
    await rm(root, { recursive: true, force: true });
    await blockwright('new', 'site', root, '--starter', 'services', '--yes');
    await blockwright('new', 'section', 'quiz', '--island', '--root', root);
    await extendQuiz(root);
    const report = JSON.parse(await blockwright('check', '--root', root, '--format', 'json'));
    expect(report.diagnostics).toEqual([]);
    await blockwright('build', '--root', root);
    const preview = await startServer('preview', { root, packageRoot: installed });
    try {
      expect(await findProblems(preview.origin, '/')).toEqual([]);
      await usesQuiz(preview.origin, (page) => page);
    } finally {
      await preview.stop();
    }
    const edit = await startServer('edit', { root, packageRoot: installed });
    try {
      await usesQuiz(`${edit.origin}/_edit`, (page) => page.frameLocator('iframe').first());
    } finally {
      await edit.stop();
    }
  });

  test('shows its broken code at its line in dev', async () => {
    const root = join(folder, 'extended');
    const view = join(root, 'sections/quiz/view.tsx');
    const code = await readFile(view, 'utf8');
    const dev = await startServer('dev', { root, packageRoot: installed });
    const page = async () => {
      const response = await fetch(dev.origin, { headers: { accept: 'text/html' } });
      return await response.text();
    };
    try {
      expect(await page()).toContain('data-island="quiz"');
      await writeFile(view, code.replace('<List>', '<List'));
      await expect
        .poll(page, patience)
        .toMatch(/sections\/quiz\/view\.tsx:\d+:\d+<\/code> error BW068/);
      await writeFile(view, code.replace('<List>', '<List id="corrected">'));
      await expect.poll(page, patience).toContain('id="corrected"');
    } finally {
      await dev.stop();
      await writeFile(view, code);
    }
  });
});

test('runs every command', async () => {
  const root = join(folder, 'commands');
  await blockwright('new', 'site', root, '--starter', 'bilingual', '--yes');
  await commitAll(root);
  const servers = ['dev', 'edit', 'preview'];
  expect([...Object.keys(everyCommand), refused.name].sort()).toEqual(
    Object.keys(commands)
      .filter((name) => !servers.includes(name))
      .sort(),
  );
  await writeFile(join(root, 'staff.csv'), 'name\nAnn\n');
  await writeWhole(join(root, 'old/_posts/2024-05-01-tea.md'), '---\ntitle: Tea\n---\n\nGreen.\n');
  for (const [name, words] of Object.entries(everyCommand))
    await blockwrightIn(root, [...name.split(' '), ...words]);
  await expect(
    blockwrightIn(root, [...refused.name.split(' '), ...refused.words]),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(refused.message) });
});

test.each(Object.entries(packages))('%s imports only its dependencies', async (name, source) => {
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const { dependencies, peerDependencies } = manifest;
  const known = new Set([
    ...builtinModules,
    ...Object.keys({ ...dependencies, ...peerDependencies, [name]: '' }),
    // Copies in the package.
    ...(await readdir(join(installed, 'prebuilt/vendor'))),
  ]);
  // What runs, and what a site with code of its own compiles.
  const paths = (contents[name] ?? []).filter((path) =>
    /^(cli|create|prebuilt\/(?!edit\/)|_local)\/?.*\.[cm]?js$|^(_shared|sections)\/.*\.tsx?$/.test(
      path,
    ),
  );
  const imports = paths.map(async (path) => {
    const code = await readFile(join(folder, 'node_modules', name, path), 'utf8');
    return Array.from(code.matchAll(importedName), ([, imported, loaded]) => ({
      path,
      name: imported ?? loaded,
    }));
  });
  const found = (await Promise.all(imports)).flat();
  expect(found.map(({ name: imported }) => imported)).toContain('vite');
  expect(found.filter(({ name: imported }) => !known.has(imported ?? ''))).toEqual([]);
});

test('no command has written into the packages', async () => {
  expect(await describePackages()).toEqual(untouched);
});

const sizes = [
  { names: ['blockwright'], limit: 122 },
  { names: Object.keys(packages), limit: 160 },
];

test.runIf(isLongRun).each(sizes)(
  'npm installs $names in at most $limit MB',
  async (installation) => {
    const { names, limit } = installation;
    const root = join(folder, `blank ${limit}`);
    await cp(join(folder, 'blank'), root, { recursive: true });
    // Without one, npm installs into the folder above.
    await writeFile(join(root, 'package.json'), '{ "private": true }');
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    const tarballs = names.map((name) => {
      const start = name.replace('@', '').replace('/', '-');
      return join(folder, `${start}-${version}.tgz`);
    });
    const words = ['install', '--prefer-offline', '--no-audit', ...tarballs];
    const { stderr } = await execute('npm', words, { cwd: root, env });
    // npm asks about every script; of a package that is published, it never runs `prepare`.
    const scripts = [...stderr.matchAll(/install-scripts {3}(.+@\S+) \((.+)\)/g)];
    expect(scripts.filter(([, , script]) => !script?.startsWith('prepare:'))).toEqual([]);
    const { stdout } = await execute('du', ['-sm', 'node_modules'], { cwd: root });
    expect(Number.parseInt(stdout, 10)).toBeLessThanOrEqual(limit);
    const bin = join('node_modules', '.bin', 'blockwright');
    const { stdout: report } = await execute(bin, ['check', '--format', 'json'], {
      cwd: root,
      env,
    });
    expect(JSON.parse(report).diagnostics).toEqual([]);
    const publish = ['publish', '--dry-run', '--ignore-scripts'];
    for (const cwd of [...Object.values(packages), 'create']) {
      // npm warns where it has to correct package.json.
      const { stderr: warnings } = await execute('npm', publish, { cwd, env });
      expect(warnings).not.toContain('corrected');
    }
  },
);

/** Matches a file of the command line that another one loads; group 1 if it is one of the core. */
const loadedFile = /require\("(?:(blockwright\/prebuilt\/cli)|\.)\/([\w.-]+\.cjs)"\)/g;

/** Matches the imports of packages in a source, except imports of types. */
const importedPackage =
  /^(?:import|export) (?!type )[^;']*from '(?!node:)((?:@[\w-]+\/)?\w[\w.-]*)/gm;

/** Matches a package that a source imports (group 1), or that a bundle loads (group 2). */
const importedName =
  /^(?:import|export) (?!type )(?:[^;'"]*from )?['"](?!node:)((?:@[\w-]+\/)?\w[\w.-]*)|\b(?:require|import)\(['"](?!node:)((?:@[\w-]+\/)?\w[\w.-]*)(?:\/[\w./-]+)?['"]\)/gm;

/** After the first edit Vite loads all sources, which takes long on a busy machine. */
const patience = { timeout: 60_000, interval: 100 };

const env = environment();

/** Runs a command of the installed package; returns what it prints. */
function blockwright(...words: string[]): Promise<string> {
  return blockwrightIn(folder, words);
}

async function blockwrightIn(cwd: string, words: string[]): Promise<string> {
  const bin = join(installed, 'cli/bin.mjs');
  return (await execute('node', [bin, ...words], { cwd, env })).stdout;
}

/** Makes a folder a Git repository with one commit. */
async function commitAll(cwd: string): Promise<void> {
  const person = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
  await execute('git', ['init', '--quiet', '--initial-branch=main'], { cwd });
  await execute('git', ['add', '--all'], { cwd });
  await execute('git', [...person, 'commit', '--quiet', '--message=Begin'], { cwd });
}

/** Describes the files of all packages. */
async function describePackages(): Promise<Record<string, string>> {
  const names = Object.keys(packages);
  const all = names.map((name) => describeFiles(join(folder, 'node_modules', name)));
  return Object.assign({}, ...(await Promise.all(all)));
}

/** Describes the files below a folder: path → size and time. */
async function describeFiles(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const stats = await Promise.all(files.map((file) => stat(file)));
  return Object.fromEntries(
    files.map((file, index) => [
      relative(folder, file),
      `${stats[index]?.size} ${stats[index]?.mtimeMs}`,
    ]),
  );
}

/** Clicks the button of the own section, which counts once its island has hydrated. */
async function usesQuiz(url: string, find: (page: Page) => Pick<Page, 'locator'>): Promise<void> {
  const page = await browser.newPage();
  const failed = watch(page);
  await page.goto(url);
  const island = find(page).locator('[data-island="quiz"]');
  await island.scrollIntoViewIfNeeded();
  await find(page).locator('[data-island="quiz"][data-hydrated]').waitFor();
  await island.locator('button').click();
  await island.locator('button', { hasText: 'One more: 1 / 2' }).waitFor();
  expect(failed).toEqual([]);
  await page.close();
}

type Page = Awaited<ReturnType<Browser['newPage']>>;

/** Records what goes wrong on a page: errors in the console, and requests that fail. */
function watch(page: Page): string[] {
  const failed: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  page.on('pageerror', (error) => failed.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

/** Visits every page that can be reached by links; returns everything that is wrong with them. */
async function findProblems(origin: string, base: string): Promise<string[]> {
  const problems: string[] = [];
  const start = `${origin}${base.replace(/\/?$/, '/')}`;
  const queue = new Set([start]);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const failed = watch(page);
  for (const url of queue) {
    const response = await page.request.get(url);
    // Linked files (a picture, a download) have to be there, and are no pages.
    if (!response.ok()) problems.push(`${url}: ${response.status()}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    await page.goto(url, { waitUntil: 'networkidle' });
    for (const problem of await auditPage(page, await response.body()))
      problems.push(`${url}: ${problem}`);
    const links = await page.$$eval('a[href]', (anchors) =>
      anchors.map((anchor) => (anchor as HTMLAnchorElement).href.replace(/#.*/, '')),
    );
    for (const link of links) if (link.startsWith(`${origin}/`)) queue.add(link);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) problems.push(`${url} is ${width} pixels wide`);
    for (const violation of await axeViolations(page)) problems.push(`${url}: ${violation}`);
  }
  await page.close();
  return [...problems, ...failed];
}
