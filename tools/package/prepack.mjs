import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleCommandLine } from '../../code/bundleCommandLine.mjs';
import { codeHash } from '../../code/codeHash.mjs';
import { ensureWords } from '../../code/words/ensureWords.mjs';
import { ensureDrawings } from '../../code/writeDrawings.mjs';
import { listLicenses, writeThirdPartyLicenses } from './thirdPartyLicenses.mjs';

// Run by `npm pack` and `npm publish`. Writes prebuilt/, so that an installed package needs no bundler
// to check, build or edit a site without code of its own, and is never written to.
const packageRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const folder = join(packageRoot, 'prebuilt');
// Settings of the person who publishes must not be compiled into the package.
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
process.env.NODE_ENV = 'production';
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
ensureDrawings(packageRoot);
await ensureWords(packageRoot);
// The types of `exports` in package.json.
execFileSync(join(packageRoot, 'node_modules/.bin/tsc'), ['-p', 'tools/package'], {
  cwd: packageRoot,
  stdio: 'inherit',
});
const plugins = [listLicenses()];
await bundleCommandLine(packageRoot, join(folder, 'cli'), undefined, plugins);
const scripts = join(packageRoot, 'node_modules/.cache/blockwright/prepack');
await bundleCommandLine(packageRoot, scripts, { prebuild: 'cli/run/prebuildPackage.ts' });
const { prebuildPackage } = await import(pathToFileURL(join(scripts, 'prebuild.cjs')).href);
await prebuildPackage(packageRoot, folder, plugins);
await writeThirdPartyLicenses(packageRoot, folder);
await writeFile(join(folder, 'fingerprint'), codeHash(packageRoot));
