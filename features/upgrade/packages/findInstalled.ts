import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Finds the installed package `blockwright` of a site: its folder as it is now, which a package
 * manager may replace while this process runs. Undefined if it is not installed.
 */
export function findInstalled(root: string): { folder: string; version: string } | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules/blockwright/package.json');
    if (existsSync(file)) return describe(file);
    if (folder === dirname(folder)) break;
  }
  try {
    // Yarn's Plug'n'Play has no node_modules.
    return describe(createRequire(join(root, 'package.json')).resolve('blockwright/package.json'));
  } catch {
    return undefined;
  }
}

function describe(file: string): { folder: string; version: string } {
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  const folder = dirname(file);
  return { folder: process.versions.pnp ? folder : realpathSync(folder), version };
}
