import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { doors } from '../../../code/doors.mjs';
import { findOwnFolder } from '../system/findOwnFolder.ts';

/**
 * Bundles code with everything it imports into a single module that runs on Supabase's edge runtime,
 * Deno and Node. `@blockwright/forms` stands for functions/_shared/handlers/publicApi.ts.
 *
 * @param code the text of the entry module
 */
export async function bundleCode(
  code: string,
  { packageRoot, root, hasMap = false }: BundleOptions,
): Promise<BundledCode> {
  const { NODE_ENV } = process.env;
  const folder = findOwnFolder(packageRoot);
  const { build } = await import('vite');
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: {
      alias: {
        '@blockwright/forms': join(folder, '_shared/handlers/publicApi.ts'),
      },
    },
    ssr: { noExternal: true },
    plugins: [doors(), provideEntry(code), findCore(folder, packageRoot), await keepDriver(folder)],
    build: {
      ssr: true,
      write: false,
      target: 'es2022',
      // The deploying tool takes type imports in comments for dependencies.
      minify: !hasMap,
      sourcemap: hasMap,
      license: { fileName: licenses },
      rollupOptions: {
        input: entryId,
        output: {
          format: 'es',
          codeSplitting: false,
          sourcemapPathTransform: (path, map) => resolve(dirname(map), path),
        },
      },
    },
  });
  // Vite sets NODE_ENV.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: { type: string; fileName: string; code?: string; source?: string; map?: object }[];
  };
  const chunk = output.find(({ type }) => type === 'chunk');
  return {
    code: chunk?.code ?? '',
    ...(chunk?.map && { map: JSON.stringify(chunk.map) }),
    licenses: output.find(({ fileName }) => fileName === licenses)?.source ?? '',
  };
}

/** Options of `bundleCode`. */
interface BundleOptions {
  packageRoot: string;
  /** The folder of the site, whose packages may be imported. */
  root: string;
  /** Whether errors of the code are to be located. Such code is not minified. */
  hasMap?: boolean;
}

/** A bundle. */
interface BundledCode {
  code: string;
  /** Its source map, whose paths are absolute. */
  map?: string;
  /** The licences of the packages in it, as Markdown. */
  licenses: string;
}

const licenses = 'LICENSES.md';

const entryId = 'virtual:entry';

function provideEntry(code: string): Plugin {
  return {
    name: 'blockwright:entry',
    enforce: 'pre',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) => (id === `\0${entryId}` ? code : undefined),
  };
}

/** Finds the modules of the core by their relative paths, although the core is a package of its own. */
function findCore(folder: string, packageRoot: string): Plugin {
  return {
    name: 'blockwright:core',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith('../') || !importer?.startsWith(folder + sep)) return undefined;
      const path = relative(folder, join(dirname(importer), id));
      return path.startsWith('..') ? resolve(packageRoot, 'functions', path) : undefined;
    },
  };
}

/**
 * Leaves the database driver to the runtime, which has its own version of the driver's Node modules,
 * and names those modules as Deno requires.
 */
async function keepDriver(folder: string): Promise<Plugin> {
  const path = join(folder, 'package.json');
  const { dependencies } = JSON.parse(await readFile(path, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = String(dependencies.postgres).replace(/^[^\d]*/, '');
  return {
    name: 'blockwright:driver',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'postgres') return { id: `npm:postgres@${version}`, external: true };
      if (id.startsWith('npm:') || id.startsWith('node:')) return { id, external: true };
      return builtinModules.includes(id) ? { id: `node:${id}`, external: true } : undefined;
    },
  };
}
