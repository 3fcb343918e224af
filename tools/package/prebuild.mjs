import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCommandLine } from '../../code/bundleCommandLine.mjs';
import { codeHash } from '../../code/codeHash.mjs';
import { ensureWords } from '../../code/words/ensureWords.mjs';
import { ensureDrawings } from '../../code/writeDrawings.mjs';
import { packages } from './packages.mjs';
import { pruneTypes } from './pruneTypes.mjs';
import { shareFiles } from './shareFiles.mjs';
import { splitCommandLine } from './splitCommandLine.mjs';
import { listLicenses, writeThirdPartyLicenses } from './thirdPartyLicenses.mjs';

/**
 * Builds the folder prebuilt/ of all packages, once for each version of the sources.
 *
 * @param {string} packageRoot absolute path of the checkout
 * @returns {Promise<string>} the folder with a folder for each package
 */
export async function prebuild(packageRoot) {
  // Settings of the person who publishes must not be compiled into the packages.
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) delete process.env[name];
  process.env.NODE_ENV = 'production';
  const fingerprint = codeHash(packageRoot);
  const cache = join(packageRoot, 'node_modules/.cache/blockwright-packages');
  const built = join(cache, fingerprint);
  if (existsSync(built)) return built;
  const draft = join(cache, `${fingerprint}.${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await build(packageRoot, draft, fingerprint);
  // Bundles of earlier sources are of no use, and another process may have been faster.
  for (const name of await readdir(cache))
    if (join(cache, name) !== draft && !name.startsWith(fingerprint))
      await rm(join(cache, name), { recursive: true, force: true });
  await rename(draft, built).catch(() => rm(draft, { recursive: true, force: true }));
  return built;
}

async function build(packageRoot, draft, fingerprint) {
  ensureDrawings(packageRoot);
  await ensureWords(packageRoot);
  for (const name of Object.keys(packages)) await mkdir(join(draft, name), { recursive: true });
  const core = join(draft, 'core');
  await writeTypes(packageRoot, draft);
  await splitCommandLine(packageRoot, draft, [listLicenses()]);
  const scripts = join(draft, 'scripts');
  await bundleCommandLine(packageRoot, scripts, { prebuild: 'cli/run/prebuildPackage.ts' });
  const { prebuildPackage } = await import(pathToFileURL(join(scripts, 'prebuild.cjs')).href);
  await prebuildPackage(packageRoot, core, [listLicenses()]);
  await rm(scripts, { recursive: true });
  await shareFiles(core, 'dev', 'site/server');
  await shareFiles(core, 'site/server', 'cli');
  // What the editor alone serves.
  await rename(join(core, 'edit'), join(draft, 'editor/edit'));
  await cp(join(packageRoot, 'supabase/migrations'), join(draft, 'forms/migrations'), {
    recursive: true,
  });
  for (const name of Object.keys(packages)) {
    await writeThirdPartyLicenses(packageRoot, join(draft, name));
    await writeFile(join(draft, name, 'fingerprint'), fingerprint);
  }
}

/** Writes the types of `exports` in each package.json. */
async function writeTypes(packageRoot, draft) {
  for (const [name, entries] of Object.entries(typeEntries)) {
    const folder = join(draft, name, 'types');
    execFileSync(
      join(packageRoot, 'node_modules/.bin/tsc'),
      ['-p', `tools/package/tsconfig.${name}.json`, '--outDir', folder],
      { cwd: packageRoot, stdio: 'inherit' },
    );
    await pruneTypes(folder, (path) => entries.test(path));
  }
}

/** What the code of a site may import of each package; a copy of a section imports what the section did. */
const typeEntries = {
  core: /^(?:base\/|schema\/vocabulary\.|sections\/(?:_shared\/|\w+\.)|features\/feature\.)/,
  forms: /\/publicApi\./,
};
