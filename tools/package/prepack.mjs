import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packages } from './packages.mjs';
import { prebuild } from './prebuild.mjs';

// Run by `npm pack` and `npm publish` in the folder of a package, such as `editor/`. Writes prebuilt/, so
// that an installed package needs no bundler to check, build or edit a site without code of its own, and
// is never written to.
const packageRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const [name = 'core'] = process.argv.slice(2);
const target = join(packageRoot, packages[name], 'prebuilt');
await rm(target, { recursive: true, force: true });
await cp(join(await prebuild(packageRoot), name), target, { recursive: true });
