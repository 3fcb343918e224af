import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { type BundleSources, buildBundles } from '../../code/index.ts';
import { buildDevBundle } from '../../server/index.ts';

/**
 * Builds what the published package contains besides its sources and the command line: the bundles of
 * sites without code of their own, parts of a large package, and what the files `prebuild.ts` of
 * features and of the editor build.
 *
 * @param folder the folder of the prebuilt files
 * @param plugins further plugins of each bundle
 */
export async function prebuildPackage(
  packageRoot: string,
  folder: string,
  plugins: Plugin[],
): Promise<void> {
  const sources = { packageRoot, bundles: folder, isPrebuilt: false, plugins };
  await buildBundles(sources, join(folder, 'site'));
  await buildDevBundle(sources, join(folder, 'dev'));
  await buildVendor(packageRoot, join(folder, 'vendor'), plugins);
  for (const prebuildFeature of features) await prebuildFeature(sources, folder);
}

const features = Object.values(
  import.meta.glob<(sources: BundleSources, folder: string) => Promise<void>>(
    '../../{editor,functions,features/*}/prebuild.ts',
    { eager: true, import: 'prebuild' },
  ),
);

/** Bundles the modules of large packages that sections import: highlight.js alone has 10 MB. */
async function buildVendor(packageRoot: string, folder: string, plugins: Plugin[]): Promise<void> {
  const { resolve } = createRequire(join(packageRoot, 'package.json'));
  const find = (folder: string) => findImports(join(packageRoot, folder), vendorImport);
  const modules = [...(await find('sections')), ...(await find('features'))];
  const entries = Object.fromEntries(modules.map((name) => [name, resolve(name)]));
  await build({
    root: packageRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins,
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
}

const vendorImport = /from '(highlight\.js\/[\w/-]+|minisearch)'/g;

/** Finds the modules that the sources in a folder import. */
async function findImports(folder: string, pattern: RegExp): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)].sort();
}
