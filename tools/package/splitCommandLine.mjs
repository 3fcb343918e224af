import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleCommandLine, listScripts } from '../../code/bundleCommandLine.mjs';
import { packages } from './packages.mjs';

/**
 * Bundles the command line for all packages at once, and gives each package the files that only its own
 * commands load; what two packages load is part of the core. A file that loads a file of the core names
 * it as `blockwright/prebuilt/cli/…`.
 *
 * @param {string} packageRoot absolute path of the checkout
 * @param {string} folder contains a folder for each package, which gets a folder `cli`
 * @param {import('vite').Plugin[]} plugins further plugins
 */
export async function splitCommandLine(packageRoot, folder, plugins) {
  const draft = join(folder, 'all');
  /** File → the files that it loads. */
  const loaded = new Map();
  const features = Object.entries(packages).filter(([name]) => name !== 'core');
  const scripts = {
    ...listScripts(packageRoot),
    ...Object.fromEntries(features.map(([name, path]) => [name, `${path}/${entryName}`])),
  };
  await bundleCommandLine(packageRoot, draft, scripts, [
    ...plugins,
    separateFeatures(features.map(([, path]) => path)),
    { name: 'blockwright:loaded', generateBundle: (_, bundle) => noteLoaded(bundle, loaded) },
  ]);
  const entries = Object.keys(listScripts(packageRoot)).map((name) => `${name}.cjs`);
  const owners = new Map();
  for (const [name] of features)
    for (const file of reach(loaded, [`${name}.cjs`]))
      owners.set(file, owners.has(file) ? 'core' : name);
  for (const file of reach(loaded, entries)) owners.set(file, 'core');
  for (const [name] of features)
    if (owners.get(`${name}.cjs`) !== name)
      throw new Error(`The core loads code of the package ${name}.`);
  for (const name of Object.keys(packages)) await mkdir(join(folder, name, 'cli'));
  for (const file of await readdir(draft)) {
    const owner = owners.get(file) ?? 'core';
    const target = join(folder, owner, 'cli', file);
    if (owner === 'core') await rename(join(draft, file), target);
    else await writeFile(target, nameCore(await readFile(join(draft, file), 'utf8'), owners));
  }
  await rm(draft, { recursive: true });
}

/** The name of the module that stands for all modules of a feature. */
const entryName = 'virtual-feature.ts';

/** Vite plugin that takes the modules of features out of the core, and makes an entry of each feature. */
function separateFeatures(folders) {
  return {
    name: 'blockwright:separate-features',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(`/${entryName}`) ? `\0${id}` : null),
    load(id) {
      const folder = folders.find((path) => id.endsWith(`/${path}/${entryName}`));
      if (!id.startsWith('\0') || !folder) return null;
      return `const found = import.meta.glob(
  ['/${folder}/{checkCode,facts,head,keys,middleware,siteFiles}.ts', '/${folder}/{commands,rules}/*.ts'],
  { eager: true },
);
export const modules = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.slice('/${folder}/'.length), module]),
);`;
    },
    transform: {
      filter: { code: /import\.meta\.glob/ },
      handler(code, id) {
        if (id.startsWith('\0')) return null;
        const isFeature = (name) => folders.includes(name);
        const changed = code.replace(/'[./]*\{[^']*\}[^']*'/g, (pattern) =>
          pattern.replace(/\{([^}]*)\}/, (all, names) => {
            const rest = names.split(',').filter((name) => !isFeature(name));
            return rest.length > 1 ? `{${rest}}` : rest.length === 1 ? rest[0] : all;
          }),
        );
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
}

function noteLoaded(bundle, loaded) {
  for (const { type, fileName, imports, dynamicImports, code } of Object.values(bundle))
    if (type === 'chunk') {
      const late = Array.from(code.matchAll(lateFile), ([, file]) => file);
      loaded.set(fileName, [...imports, ...dynamicImports, ...late]);
    }
}

/** Matches the path of a file that code/lazyModules.mjs loads late. */
const lateFile = /__dirname \+ "\/(lazy-[\w-]+\.cjs)"/g;

/** Lists files with all that they load. */
function reach(loaded, files, found = new Set()) {
  for (const file of files)
    if (loaded.has(file) && !found.has(file)) {
      found.add(file);
      reach(loaded, loaded.get(file), found);
    }
  return found;
}

/** Names the files of the core in the code of another package by the name of the core. */
function nameCore(code, owners) {
  const isCore = (file) => owners.get(file) === 'core';
  const name = (file) => `"blockwright/prebuilt/cli/${file}"`;
  return code
    .replace(/\brequire\("\.\/([^"]+)"\)/g, (all, file) =>
      isCore(file) ? `require(${name(file)})` : all,
    )
    .replace(lateFile, (all, file) => (isCore(file) ? `require.resolve(${name(file)})` : all));
}
