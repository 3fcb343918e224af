import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Installation } from '../cli/Installation.ts';
import type * as Render from '../render.ts';
import type { IslandsManifest } from '../vite/bundleInputs.ts';

/** The two bundles made of the code: the page renderer, and what the browser may load. */
export interface Bundles {
  render: typeof Render;
  /** Path of the renderer's bundle. */
  renderer: string;
  /** Folder of the browser's bundle. */
  client: string;
  islands: IslandsManifest;
}

/** The bundles of this state of the code, made by Vike on first use and kept for the next run. */
export async function bundles({ packageRoot, cache }: Installation): Promise<Bundles> {
  const home = join(cache, 'site');
  if (!existsSync(home)) await makeBundles(packageRoot, home);
  const client = join(home, 'client');
  const renderer = join(home, 'server/render.mjs');
  return {
    client,
    renderer,
    render: await import(/* @vite-ignore */ pathToFileURL(renderer).href),
    islands: JSON.parse(await readFile(join(client, 'islands.json'), 'utf8')),
  };
}

async function makeBundles(packageRoot: string, home: string): Promise<void> {
  const { build } = await import('vike/api');
  // Vike takes an output folder for absolute only when it shares its first part with this one.
  const before = process.cwd();
  process.chdir(packageRoot);
  // Another process may be at it too: each makes its own, the first one in place stays.
  const draft = `${home}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await build({
      viteConfig: {
        root: packageRoot,
        configFile: join(packageRoot, 'vite.config.ts'),
        logLevel: 'error',
        publicDir: false,
        build: { outDir: relative(packageRoot, draft), emptyOutDir: true },
      },
    });
  } finally {
    process.chdir(before);
  }
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
}
