import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { SiteSection } from './siteSections/SiteSection.ts';
import { listSectionFolders } from './siteSections/siteSectionsPlugin.ts';
import { classPrefix } from './styles/classPrefix.ts';
import { findCustomProperties, findSetAttributes, findStyleNames } from './styles/findCodeNames.ts';

/**
 * Vite plugin that sets the inputs of the bundles: the page renderer for the server, the islands for
 * the browser. Writes `islands.json` (IslandsManifest) into the client bundle and `views.json`
 * (ViewsManifest) into the server bundle.
 */
export function bundleInputs(own: readonly SiteSection[] = []): Plugin {
  let root = process.cwd();
  return {
    name: 'blockwright:bundle-inputs',
    apply: 'build',
    config(config) {
      root = config.root ?? root;
      return {
        resolve: { alias: [reactServerAlias(root)] },
        environments: {
          client: {
            build: {
              copyPublicDir: false,
              rollupOptions: {
                input: {
                  ...findIslandInputs(root, own),
                  'islands-entry': `${root}/renderer/islands/entry.ts`,
                },
                preserveEntrySignatures: 'exports-only',
                output: {
                  entryFileNames: 'assets/[name].[hash].js',
                  chunkFileNames: 'assets/[name].[hash].js',
                  codeSplitting: { groups: [{ name: 'react', test: react }] },
                  postBanner: ({ isDynamicEntry }) => (isDynamicEntry ? '' : compileHint),
                },
              },
            },
          },
          ssr: {
            define: { 'process.env.NODE_ENV': '"production"' },
            // One file loads in a tenth of the time of the hundreds of files in the packages.
            resolve: { noExternal: true },
            build: {
              rollupOptions: {
                input: { render: `${root}/renderer/render.ts` },
                // The client of React is slow to start, and only imported here.
                treeshake: {
                  moduleSideEffects: [{ test: /react-dom[\\/]client/, sideEffects: false }],
                },
              },
            },
          },
        },
      };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === 'ssr') {
        const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const views = reachModules(`${root}/renderer/render.ts`, imports);
        const code = Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk'
            ? Object.entries(chunk.modules).map(([id, { code }]) =>
                /\.[jt]sx$/.test(id) ? code : '',
              )
            : [],
        );
        const manifest: ViewsManifest = {
          styles: [...new Set(views.filter(isStyle).map(classPrefix))].sort(),
          names: [...new Set(code.flatMap((text) => findCustomProperties(text ?? '')))].sort(),
        };
        this.emitFile({ type: 'asset', fileName: 'views.json', source: JSON.stringify(manifest) });
      }
      if (this.environment.name !== 'client') return;
      const manifest: IslandsManifest = {};
      const addImports = (file: string, files: Set<string>, withLazy: boolean) => {
        const chunk = bundle[file];
        if (!chunk || files.has(file)) return files;
        files.add(file);
        if (chunk.type === 'chunk')
          for (const next of [...chunk.imports, ...(withLazy ? chunk.dynamicImports : [])])
            addImports(next, files, withLazy);
        return files;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.name.startsWith('island')) continue;
        const reaches = [...addImports(chunk.fileName, new Set(), true)].sort();
        const chunks = reaches.flatMap((file) => {
          const module = bundle[file];
          return module?.type === 'chunk' ? module : [];
        });
        const modules = chunks.flatMap((one) => Object.keys(one.modules));
        const code = chunks.map((one) => one.code).join('\n');
        manifest[chunk.name] = {
          file: chunk.fileName,
          loads: Object.fromEntries(
            [...addImports(chunk.fileName, new Set(), false)]
              .sort()
              .map((file) => [file, compressedSize(bundle[file])]),
          ),
          reaches,
          styles: [...new Set(modules.filter(isStyle).map(classPrefix))].sort(),
          names: [...new Set(findStyleNames(code))].sort(),
          sets: [...new Set(findSetAttributes(code))].sort(),
        };
      }
      this.emitFile({ type: 'asset', fileName: 'islands.json', source: JSON.stringify(manifest) });
    },
  };
}

/** The inputs of the client bundle: `islands-entry`, `islands-hydrate` or `island-<type>`. */
export type IslandsManifest = Record<string, IslandInput>;

/** What an input of the client bundle became. */
interface IslandInput {
  file: string;
  /** The files it needs to run, its own included, with their compressed bytes. */
  loads: Record<string, number>;
  /** Every file that it can load, lazily too. */
  reaches: string[];
  /** The scopes of the styles that its code uses, also what it loads later. */
  styles: string[];
  /** The data attributes and custom properties that its code names. */
  names: string[];
  /** The data attributes that its code sets on elements of the page. */
  sets: string[];
}

/** Styles and custom properties that the views in a server bundle use. */
export interface ViewsManifest {
  /** The scopes of the styles that they use themselves, not through islands. */
  styles: string[];
  /** The custom properties that their markup may name. */
  names: string[];
}

function compressedSize(
  file: { code: string } | { source: string | Uint8Array } | undefined,
): number {
  if (!file) return 0;
  return gzipSync('code' in file ? file.code : file.source).length;
}

/** Returns the modules that views reach without their islands and the list of all styles. */
function reachModules(entry: string, imports: (id: string) => readonly string[]): string[] {
  const reached = new Set([entry]);
  // A set visits what is added while it is visited.
  for (const id of reached)
    for (const next of imports(id)) if (!hidesStyles.test(next)) reached.add(next);
  return [...reached];
}

const hidesStyles = /[\\/](?:island\.tsx|sharedStyles\.ts|pageStyles\.ts)$/;

function isStyle(id: string): boolean {
  return /style\.tsx?$/.test(id);
}

/**
 * Makes Chromium compile all functions of a file while it loads, on a background thread. Otherwise it
 * compiles each at its first call: half the time in which an island hydrates. Other browsers ignore it.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Returns the modules of all islands (`island-<type>` → path), and the one that hydrates them. */
function findIslandInputs(root: string, own: readonly SiteSection[] = []): Record<string, string> {
  const islands = [...listSectionFolders(root, own)]
    .map(([type, folder]) => [`island-${type}`, join(folder, 'island.tsx')] as const)
    .filter(([, file]) => existsSync(file));
  return {
    'islands-hydrate': join(root, 'renderer/islands/hydrate.ts'),
    ...Object.fromEntries(islands),
  };
}

/**
 * Returns the alias for bundles that takes `react-dom/server` from the one file of react-dom that
 * renders to strings. The other file renders to streams; loading it in each thread takes as long as
 * rendering dozens of pages.
 */
function reactServerAlias(packageRoot: string): { find: RegExp; replacement: string } {
  const server = createRequire(join(packageRoot, 'package.json')).resolve('react-dom/server');
  return {
    find: /^react-dom\/server$/,
    replacement: join(dirname(server), 'cjs/react-dom-server-legacy.node.production.js'),
  };
}
