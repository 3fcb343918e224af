import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UsageError } from '../base/errors/UsageError.ts';
import { addPackageModule } from '../base/features/packageModules.ts';
import type { Installation } from '../code/index.ts';
import { commands } from './commands.ts';
import { enginePackages } from './enginePackages.ts';
import type { Command } from './options/Command.ts';

/**
 * Adds the packages of Blockwright that a site has installed besides `blockwright`, such as the editor.
 * Each of them contains its modules as a bundle, which loads files of this package.
 *
 * @throws UsageError for a package of another version
 */
export function addEnginePackages(root: string, installation: Installation): void {
  for (const name of Object.keys(enginePackages)) {
    const folder = findPackage(name, [root, installation.packageRoot]);
    if (folder === undefined) continue;
    checkVersion(name, folder, installation);
    const require = createRequire(join(folder, 'package.json'));
    const { blockwright } = require('./package.json') as { blockwright: { modules: string } };
    const { modules } = require(`./${blockwright.modules}`) as Bundle;
    for (const [path, exports] of Object.entries(modules)) {
      const words = path.slice(0, -'.ts'.length).split('/');
      const [kind = '', file = kind] = words;
      addPackageModule(kind, { feature: name, name: file, exports });
      if (kind === 'commands') commands[file.replace('-', ' ')] = exports.command as Command;
    }
  }
}

/** The modules of a package by their paths in its folder, such as `commands/edit.ts`. */
interface Bundle {
  modules: Record<string, Record<string, unknown>>;
}

/** Finds a package as code in one of the folders would; undefined if it is not installed. */
function findPackage(name: string, folders: readonly string[]): string | undefined {
  for (const folder of folders)
    try {
      return dirname(createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`));
    } catch {
      // Perhaps it is installed next to this package, and not in the site.
    }
  return undefined;
}

/** The bundle names files of this package by their hashes. */
function checkVersion(name: string, folder: string, installation: Installation): void {
  const fingerprint = readFileSync(join(folder, 'prebuilt/fingerprint'), 'utf8');
  if (fingerprint === installation.fingerprint) return;
  const [own, other] = [installation.packageRoot, folder].map(
    (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version,
  );
  throw new UsageError(
    own === other
      ? `${name} and blockwright are not from the same sources. Install both again.`
      : `${name} ${other} does not work with blockwright ${own}. Install the same version of both.`,
  );
}
