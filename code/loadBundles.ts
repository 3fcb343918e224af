import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreError, type SerializedError } from '../base/errors/serializeError.ts';
import type { Render } from '../renderer/index.ts';
import { type BundleSources, bundleSources } from './BundleSources.ts';
import { buildOnce } from './buildOnce.ts';
import type { IslandsManifest, ViewsManifest } from './bundleInputs.ts';
import type { Installation } from './Installation.ts';
import { loadRenderer } from './loadRenderer.ts';
import type { SiteCode } from './SiteCode.ts';

/** The server bundle (the page renderer) and the client bundle (what browsers may load). */
export interface Bundles {
  /** Hash of the code that they are made from, and of the site's own sections. */
  codeHash: string;
  /** Folder of the package, with the files that come with the engine. */
  packageRoot: string;
  render: typeof Render;
  /** Path of the server bundle. */
  renderer: string;
  /** Folder of the client bundle. */
  client: string;
  islands: IslandsManifest;
  /** The packages in the client bundle, with their licences. */
  licenses: PackageLicense[];
  views: ViewsManifest;
}

/** A package and its licence. */
interface PackageLicense {
  name: string;
  version: string;
  /** Such as `MIT`. */
  identifier?: string;
  /** The text of its licence file. */
  text?: string;
}

/**
 * Loads the bundles of a site. Builds them on first use.
 *
 * @param options.rebuild whether to build them even if they exist; bundles in a package stay
 */
export async function loadBundles(
  code: SiteCode,
  { rebuild = false }: { rebuild?: boolean } = {},
): Promise<Bundles> {
  const folder = join(code.folder, 'site');
  const build = (draft: string) => createBundles(code, draft);
  await buildOnce(folder, build, { rebuild: rebuild && !code.isPrebuilt });
  return { ...(await readBundles(folder, code.installation)), codeHash: code.hash };
}

async function createBundles(code: SiteCode, folder: string): Promise<void> {
  const script = join(code.installation.commandLine, 'bundleProcess.cjs');
  if (existsSync(script)) await buildInChildProcess(script, bundleSources(code), folder);
  else {
    const { buildBundles } = await import('./buildBundles.ts');
    await buildBundles(bundleSources(code), folder);
  }
}

async function readBundles(
  folder: string,
  { packageRoot }: Installation,
): Promise<Omit<Bundles, 'codeHash'>> {
  const client = join(folder, 'client');
  const renderer = join(folder, 'server/render.cjs');
  const render = loadRenderer(renderer);
  const styleBlocks = async () =>
    JSON.parse(await readFile(join(folder, 'server/styles.json'), 'utf8'));
  return {
    packageRoot,
    client,
    renderer,
    render: { ...render, styleBlocks },
    islands: JSON.parse(await readFile(join(client, 'islands.json'), 'utf8')),
    licenses: JSON.parse(await readFile(join(client, 'licenses.json'), 'utf8')),
    views: JSON.parse(await readFile(join(folder, 'server/views.json'), 'utf8')),
  };
}

/**
 * Limits the bundler to one thread of each kind, because every core has pages to check, and to an
 * allocator without reserves. The build as a whole becomes faster.
 */
const lowResourceEnv = {
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
};

/** Builds in a child process, which returns the memory of the bundler to the system. */
async function buildInChildProcess(script: string, sources: BundleSources, folder: string) {
  const words = ['--max-semi-space-size=2', script, JSON.stringify(sources), folder];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...lowResourceEnv },
  });
  let failure: SerializedError = { message: 'The bundles could not be built' };
  child.on('message', (message: SerializedError) => {
    failure = message;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw restoreError(failure);
}
