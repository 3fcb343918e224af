import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CreateError } from './CreateError.mjs';

/**
 * Makes packages of Blockwright available to a new site. Where they do not come from a registry, the
 * site gets tarballs in its folder: packed from the checkout that runs this code, or copies of the
 * tarball from which it was installed and of those beside it. So the site can be moved, committed and
 * built by its host.
 *
 * @param {string} site absolute path of the site's folder
 * @param {string[]} names of the packages, with `blockwright` first
 * @returns {Promise<Record<string, string>>} name → range of versions, or `file:` and a name, for its
 *   package.json; without packages whose tarball is missing
 */
export async function addEngine(site, names) {
  const here = dirname(fileURLToPath(import.meta.url));
  const packageRoot = dirname(here);
  const engine = await readPackage(packageRoot);
  const toRanges = (range) => Object.fromEntries(names.map((name) => [name, range]));
  // `npm create` runs create-blockwright, which has the version of the engine.
  if (engine?.name !== 'blockwright') return toRanges(`^${(await readPackage(here)).version}`);
  const { version } = engine;
  const isCheckout = existsSync(join(packageRoot, 'tools/package/prepack.mjs'));
  if (isCheckout) return pack(packageRoot, version, site, names);
  const tarball = await findTarball(packageRoot);
  if (!tarball) return toRanges(`^${version}`);
  const sources = names.map((name) => [
    name,
    name === 'blockwright' ? tarball : join(dirname(tarball), nameTarball(name, version)),
  ]);
  const existing = sources.filter(([, path]) => existsSync(path));
  for (const [, path] of existing) await copyFile(path, join(site, basename(path)));
  return Object.fromEntries(existing.map(([name, path]) => [name, `file:${basename(path)}`]));
}

/** Packs packages of a checkout into the folder of a site. */
async function pack(packageRoot, version, site, names) {
  process.stderr.write('Packing this checkout of Blockwright…\n');
  const workspaces = names.slice(1).flatMap((name) => ['--workspace', name]);
  const words = ['pack', '--include-workspace-root', ...workspaces, '--loglevel', 'error'];
  const options = { cwd: packageRoot, shell: process.platform === 'win32' };
  await promisify(execFile)('npm', [...words, '--pack-destination', site], options).catch(
    ({ stderr, message }) => {
      throw new CreateError(`Blockwright could not be packed:\n${stderr || message}`);
    },
  );
  return Object.fromEntries(names.map((name) => [name, `file:${nameTarball(name, version)}`]));
}

/** Returns the name that npm gives to the tarball of a package. */
function nameTarball(name, version) {
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
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
