import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin that bundles checker and renderer for browsers: files in `standIns/` take the place of the
 * modules of Node and of a few modules of the engine, and what a run seldom needs is loaded late.
 *
 * @param packageRoot absolute path of the package
 * @param data what the virtual module `playground-data` exports by default
 */
export function playgroundPlugin(packageRoot: string, data: unknown): Plugin {
  const standIns = join(packageRoot, 'tools/docs/site/playground/standIns');
  const replaced = new Map(
    replacedModules.map((path) => [
      join(packageRoot, path),
      join(standIns, 'engine', path.slice(path.lastIndexOf('/') + 1)),
    ]),
  );
  const late = new Set(lateModules.map((path) => join(packageRoot, path)));
  /** Virtual module → the file that it loads late. */
  const lateFiles = new Map<string, string>();
  return {
    name: 'blockwright:playground',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (source === 'playground-data') return `\0${source}`;
        if (source === 'typebox' && !isBelow(importer, standIns))
          return `${join(packageRoot, 'schema/shape/buildSchema.ts')}?type`;
        if (missingPackages.includes(source)) return `\0package:${source}`;
        if (isBuiltin(source)) return `\0node:${source.replace(/^node:/, '')}`;
        if (source.endsWith('?lazy')) {
          const resolved = await this.resolve(source.slice(0, -'?lazy'.length), importer, {
            ...options,
            skipSelf: true,
          });
          // Without the ending, by which Vite would read the code as JSON.
          const id = resolved && `\0late:${resolved.id.replace(/\.\w+$/, '')}`;
          if (id) lateFiles.set(id, resolved.id);
          return id;
        }
        const name = source.slice(source.lastIndexOf('/') + 1);
        if (![...replacedModules, ...lateModules].some((path) => path.endsWith(`/${name}`)))
          return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved) return null;
        if (late.has(resolved.id) && !importer?.startsWith('\0'))
          return `\0functions:${resolved.id}`;
        return replaced.get(resolved.id) ?? null;
      },
    },
    load(id) {
      if (id === '\0playground-data')
        return [
          `export * as render from ${JSON.stringify(join(packageRoot, 'renderer/render.ts'))};`,
          `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
        ].join('\n');
      if (id.endsWith('buildSchema.ts?type')) {
        const from = JSON.stringify(id.slice(0, id.lastIndexOf('?')));
        return `import * as Type from ${from}; export { Type, Type as default };`;
      }
      if (id.startsWith('\0package:'))
        return 'export const transform = undefined; export default {};';
      if (id.startsWith('\0node:')) return standInFor(id.slice('\0node:'.length), standIns);
      if (id.startsWith('\0functions:'))
        return wrapFunctions(id.slice('\0functions:'.length), standIns);
      const lateFile = lateFiles.get(id);
      return lateFile === undefined ? null : loadLate(lateFile, standIns);
    },
  };
}

/** The modules of the engine that `standIns/engine/` replaces. */
const replacedModules = [
  'base/files/checksummedFile.ts',
  'renderer/images/loadSharp.ts',
  'renderer/styles/minifyStyles.ts',
];

/** Modules with functions alone that few texts need. */
const lateModules = [
  'base/text/transliterate.ts',
  'features/checks/structuredData/checkJsonLd.ts',
  'schema/messages/getTranslations.ts',
];

/** Packages of native code. */
const missingPackages = ['lightningcss', 'sharp'];

function isBelow(path: string | undefined, folder: string): boolean {
  return path?.startsWith(folder) ?? false;
}

/** Returns the code of a module of Node: the functions that have a stand-in, and failing ones. */
function standInFor(name: string, folder: string): string {
  const [file, object] = standInModules[name] ?? [];
  const names = Object.keys(createRequire(import.meta.url)(`node:${name}`)).filter(
    (one) => /^[A-Za-z_]\w*$/.test(one) && one !== 'default',
  );
  const lines = names.map(
    (one) => `export const ${one} = found.${one} ?? fail(${JSON.stringify(`${name}.${one}`)});`,
  );
  return [
    file
      ? `import { ${object} as found } from ${JSON.stringify(join(folder, file))};`
      : 'const found = {};',
    'const fail = (name) => () => { throw new Error(`The playground has no ${name}.`); };',
    ...lines,
    'export default { ...found };',
  ].join('\n');
}

/** Module of Node → the file of `standIns/`, and the object in it with the functions. */
const standInModules: Record<string, [file: string, object: string]> = {
  crypto: ['hashes.ts', 'hashes'],
  fs: ['fileSystem.ts', 'sync'],
  'fs/promises': ['fileSystem.ts', 'promises'],
  module: ['requireModule.ts', 'nodeModule'],
  os: ['hashes.ts', 'system'],
  path: ['paths.ts', 'nodePath'],
  'path/posix': ['paths.ts', 'paths'],
  'timers/promises': ['interruptions.ts', 'timers'],
};

/** Returns the code of functions that take their module once it is loaded. */
function wrapFunctions(path: string, folder: string): string {
  const names = Array.from(
    readFileSync(path, 'utf8').matchAll(/^export function (\w+)/gm),
    ([, name]) => name,
  );
  return [
    `import { takeModule } from ${JSON.stringify(join(folder, 'LateModule.ts'))};`,
    `const load = () => takeModule(${JSON.stringify(path)}, () => import(${JSON.stringify(path)}));`,
    ...names.map((name) => `export const ${name} = (...values) => load().${name}(...values);`),
  ].join('\n');
}

/** Returns the code of a file that is imported with `?lazy`: a function that takes it once it is loaded. */
function loadLate(path: string, folder: string): string {
  const isText = path.endsWith('.json');
  const address = JSON.stringify(isText ? `${path}?raw` : path);
  const load = `() => import(${address})${isText ? '.then((module) => module.default)' : ''}`;
  return [
    `import { takeModule } from ${JSON.stringify(join(folder, 'LateModule.ts'))};`,
    `export default () => takeModule(${JSON.stringify(path)}, ${load});`,
  ].join('\n');
}
