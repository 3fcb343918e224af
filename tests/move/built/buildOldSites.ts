import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInventory } from '../../../features/move/format/createInventory.ts';
import { formatInventory } from '../../../features/move/format/formatInventory.ts';
import { readFolder } from '../../../features/move/inventory/readFolder.ts';
import { oldSites } from '../folders/oldSites.ts';

/**
 * Builds the sample folders with the generators themselves, and keeps the inventory of each result beside
 * this file:
 *
 *     node tools/run.mjs tests/move/built/buildOldSites.ts [jekyll] [hugo] [astro] [eleventy]
 *
 * Run it after a change of `tests/move/folders/`. Jekyll and Hugo are the packages of Debian (`apt-get
 * install jekyll ruby-jekyll-feed ruby-jekyll-paginate ruby-jekyll-redirect-from hugo`); Eleventy 3.1, Astro 7 and the Node that
 * it needs are installed from npm into the temporary folder, once.
 */
export async function main(names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(oldSites)) {
    const site = oldSites[name];
    if (!site) throw new Error(`No generator is called ${name}.`);
    const folder = mkdtempSync(join(tmpdir(), `built-${name}-`));
    site.write(folder, { count: site.count });
    const output = generators[name]?.(folder) ?? folder;
    const inventory = formatInventory(createInventory(readFolder(output, site.origin)));
    writeFileSync(join(import.meta.dirname, `${name}.json`), inventory);
    console.log(`${name}: ${inventory.length} bytes`);
    rmSync(folder, { recursive: true });
  }
}

/** Builds a folder; returns where the result is. */
const generators: Record<string, (folder: string) => string> = {
  jekyll(folder) {
    run('jekyll', ['build', '--quiet'], folder);
    return join(folder, '_site');
  },
  hugo(folder) {
    run('hugo', ['--quiet'], folder);
    return join(folder, 'public');
  },
  eleventy(folder) {
    const modules = install('eleventy', ['@11ty/eleventy@3.1']);
    symlinkSync(modules, join(folder, 'node_modules'));
    run('node', [join(modules, '@11ty/eleventy/cmd.cjs'), '--quiet'], folder);
    return join(folder, '_site');
  },
  astro(folder) {
    const modules = install('astro', [
      `${newNode}@24`,
      'astro@7',
      '@astrojs/markdown-remark@7',
      '@astrojs/mdx@8',
      '@astrojs/rss@4',
      'remark-directive@4',
    ]);
    symlinkSync(modules, join(folder, 'node_modules'));
    const env = { ASTRO_TELEMETRY_DISABLED: '1' };
    run(join(modules, newNode, 'bin/node'), [join(modules, '.bin/astro'), 'build'], folder, env);
    return join(folder, 'dist');
  },
};

/** The package of a Node for this machine. */
const newNode = `node-${process.platform}-${process.arch}`;

function run(program: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  execFileSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC', ...env },
  });
}

/** Installs packages in a folder that later runs use again; returns its `node_modules`. */
function install(name: string, packages: string[]): string {
  const folder = join(tmpdir(), `blockwright-generators/${name}`);
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    run('npm', ['install', '--no-audit', '--no-fund', ...packages], folder);
  }
  return modules;
}
