import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CreateError } from './CreateError.mjs';

/**
 * Makes Blockwright available to a new site. Where it does not come from a registry, the site gets a
 * tarball in its folder: packed from the checkout that runs this code, or a copy of the tarball from
 * which it was installed. So the site can be moved, committed and built by its host.
 *
 * @param {string} site absolute path of the site's folder
 * @returns {Promise<string>} the dependency for its package.json: a range of versions, or `file:` and a name
 */
export async function addEngine(site) {
  const here = dirname(fileURLToPath(import.meta.url));
  const packageRoot = dirname(here);
  const engine = await readPackage(packageRoot);
  // `npm create` runs create-blockwright, which has the version of the engine.
  if (engine?.name !== 'blockwright') return `^${(await readPackage(here)).version}`;
  const isCheckout = existsSync(join(packageRoot, 'tools/package/prepack.mjs'));
  if (isCheckout) return `file:${await packEngine(packageRoot, engine.version, site)}`;
  const tarball = await findTarball(packageRoot);
  if (!tarball) return `^${engine.version}`;
  await copyFile(tarball, join(site, basename(tarball)));
  return `file:${basename(tarball)}`;
}

/** Packs a checkout into the folder of a site. Returns the name of the tarball. */
async function packEngine(packageRoot, version, site) {
  process.stderr.write('Packing this checkout of Blockwright…\n');
  const words = ['pack', '--loglevel', 'error', '--pack-destination', site];
  const options = { cwd: packageRoot, shell: process.platform === 'win32' };
  await promisify(execFile)('npm', words, options).catch(({ stderr, message }) => {
    throw new CreateError(`Blockwright could not be packed:\n${stderr || message}`);
  });
  return `blockwright-${version}.tgz`;
}

/** Returns the path of the tarball from which a package was installed, as the project above it says. */
async function findTarball(packageRoot) {
  for (let folder = dirname(packageRoot); folder !== dirname(folder); folder = dirname(folder)) {
    const { dependencies, devDependencies } = (await readPackage(folder)) ?? {};
    const range = dependencies?.blockwright ?? devDependencies?.blockwright;
    if (range === undefined) continue;
    const [, path] = /^file:(.+\.tgz)$/.exec(range) ?? [];
    const tarball = path && resolve(folder, path);
    return tarball && existsSync(tarball) ? tarball : undefined;
  }
  return undefined;
}

/** Reads the package.json of a folder, if there is one that can be read. */
async function readPackage(folder) {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
