import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { environment } from '../environment.ts';
import { LanguageServer } from '../languageServer/LanguageServer.ts';
import { startServer } from '../startServer.ts';

const execute = promisify(execFile);
const env = environment();

/** The packed package of Blockwright, as a foreign feature finds it. */
interface Installed {
  /** The folder with the node_modules that contain it. */
  folder: string;
  packageRoot: string;
  /** Runs a command of it; returns what the command prints. */
  blockwright(...words: string[]): Promise<string>;
  openPage(): Promise<Page>;
}

/** Packs the feature of docs/features.md, installs it in a new site, and uses everything that it adds. */
export async function useForeignFeature(installed: Installed): Promise<void> {
  const { folder, blockwright } = installed;
  const root = join(folder, 'noticed');
  await blockwright('new', 'site', root, '--starter', 'services', '--yes');
  const source = await writeFeature(folder);
  await checkTypes(source, root);
  await install(source, root);
  const pages = join(root, 'pages.yaml');
  const text = await readFile(pages, 'utf8');
  await writeFile(pages, text.replace(/^site:\n/m, '$&  notice: { text: Closed in May }\n'));

  const report = JSON.parse(await blockwright('check', '--root', root, '--format', 'json'));
  expect(report.diagnostics).toEqual([]);
  expect(await blockwright('explain', 'ACME001', '--root', root)).toContain('loud-headline');
  expect(await blockwright('notice', '--root', root)).toContain('writes notice.txt');
  await blockwright('build', '--root', root);
  expect(await readFile(join(root, 'dist/client/notice.txt'), 'utf8')).toBe('Closed in May\n');
  await blockwright('schema', '--root', root);
  await completeKeys(root);
  await editNotice(installed, root);
}

async function writeFeature(folder: string): Promise<string> {
  const source = join(folder, 'notices');
  await cp('tests/fixtures/features/notices', source, { recursive: true });
  const manifest = {
    name: '@acme/notices',
    version: '1.0.0',
    type: 'module',
    blockwright: { feature: '.' },
  };
  await writeFile(join(source, 'package.json'), JSON.stringify(manifest));
  return source;
}

/** Compiles the feature with the settings of a created site. */
async function checkTypes(source: string, root: string): Promise<void> {
  const settings = { extends: join(root, 'tsconfig.json'), include: ['.'] };
  await writeFile(join(source, 'tsconfig.json'), JSON.stringify(settings));
  const compile = () =>
    execute('node', ['node_modules/typescript/lib/tsc.js', '-p', source], { env });
  await compile();
  const path = join(source, 'siteFiles.ts');
  const code = await readFile(path, 'utf8');
  await writeFile(path, code.replace('notice.text', 'notice.txet'));
  await expect(compile()).rejects.toMatchObject({
    stdout: expect.stringMatching(/siteFiles\.ts\(\d+,\d+\): error TS\d+: Property 'txet'/),
  });
  await writeFile(path, code);
}

async function install(source: string, root: string): Promise<void> {
  const packed = ['pack', '--silent', '--pack-destination', root, source];
  const { stdout } = await execute('npm', packed, { cwd: root, env });
  const target = join(root, 'node_modules/@acme/notices');
  await mkdir(target, { recursive: true });
  const archive = join(root, stdout.trim());
  await execute('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  const path = join(root, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  manifest.devDependencies = { ...manifest.devDependencies, '@acme/notices': '^1.0.0' };
  await writeFile(path, JSON.stringify(manifest, null, 2));
}

/** Asks the language server for YAML, as editors do. */
async function completeKeys(root: string): Promise<void> {
  const server = await LanguageServer.startYaml();
  try {
    const schema = join(root, '.blockwright/schema/pages.schema.json');
    const first = `# yaml-language-server: $schema=${schema}\n`;
    const items = await server.complete(join(root, 'a.yaml'), `${first}site:\n  noti‸\n`);
    expect(items.map(({ label }) => label)).toContain('notice');
    const hover = await server.hover(join(root, 'b.yaml'), `${first}site:\n  not‸ice: {}\n`);
    expect(hover).toContain('A notice for visitors.');
  } finally {
    server.stop();
  }
}

/** Types into the field of the key in the visual editor. */
async function editNotice({ packageRoot, openPage }: Installed, root: string): Promise<void> {
  const server = await startServer('edit', { root, packageRoot });
  const page = await openPage();
  try {
    page.setDefaultTimeout(120_000);
    await page.goto(`${server.origin}/_edit`);
    await page.locator('.rail').getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Notice', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Text' });
    await expect.poll(() => field.inputValue()).toBe('Closed in May');
    await field.fill('Closed in June');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const isWritten = async () => {
      const text = await readFile(join(root, 'pages.yaml'), 'utf8');
      return text.includes('text: Closed in June');
    };
    await expect.poll(isWritten).toBe(true);
  } finally {
    await page.close();
    await server.stop();
  }
}
