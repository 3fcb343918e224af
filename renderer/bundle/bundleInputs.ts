import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { styleScope } from './staticStyles.ts';

/**
 * What the two bundles are made of: the page renderer in the server's, the islands in the
 * browser's. Writes `islands.json` beside the browser's bundle: input name → file.
 */
export function bundleInputs(): Plugin {
  let root = process.cwd();
  return {
    name: 'blockwright:bundle-inputs',
    apply: 'build',
    config(config) {
      root = config.root ?? root;
      return {
        environments: {
          client: {
            build: {
              copyPublicDir: false,
              rollupOptions: {
                input: {
                  ...islandInputs(root),
                  'islands-entry': `${root}/renderer/islands/entry.ts`,
                },
                preserveEntrySignatures: 'exports-only',
                output: {
                  entryFileNames: 'assets/[name].[hash].js',
                  chunkFileNames: 'assets/[name].[hash].js',
                  codeSplitting: { groups: [{ name: 'react', test: react }] },
                },
              },
            },
          },
          ssr: {
            define: { 'process.env.NODE_ENV': '"production"' },
            // One file loads in a tenth of the time of the hundreds that packages consist of.
            resolve: { noExternal: true },
            build: {
              rollupOptions: {
                input: { render: `${root}/renderer/bundle/render.ts` },
                // The browser's half of React, which is only imported here, takes long to start.
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
      if (this.environment.name !== 'client') return;
      const entries: Record<string, string> = {};
      const loads: Record<string, string[]> = {};
      const styles: Record<string, string[]> = {};
      const reach = (file: string, files: Set<string>, lazily: boolean) => {
        const chunk = bundle[file];
        if (!chunk || files.has(file)) return files;
        files.add(file);
        if (chunk.type === 'chunk')
          for (const next of [...chunk.imports, ...(lazily ? chunk.dynamicImports : [])])
            reach(next, files, lazily);
        return files;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.name.startsWith('island')) continue;
        entries[chunk.name] = chunk.fileName;
        loads[chunk.name] = [...reach(chunk.fileName, new Set(), false)].sort();
        const modules = [...reach(chunk.fileName, new Set(), true)].flatMap((file) => {
          const reached = bundle[file];
          return reached?.type === 'chunk' ? Object.keys(reached.modules) : [];
        });
        const scopes = modules.filter((id) => /style\.tsx?$/.test(id)).map(styleScope);
        styles[chunk.name] = [...new Set(scopes)].sort();
      }
      const files = new Set<string>();
      for (const file of Object.values(entries)) reach(file, files, true);
      const manifest: IslandsManifest = { entries, loads, styles, files: [...files].sort() };
      this.emitFile({ type: 'asset', fileName: 'islands.json', source: JSON.stringify(manifest) });
    },
  };
}

/** What the browser's bundle consists of, as far as pages need it. */
export interface IslandsManifest {
  /** `islands-entry`, `islands-hydrate` and `island-<type>` → file. */
  entries: Record<string, string>;
  /** Input → the files it needs to run, itself among them. */
  loads: Record<string, string[]>;
  /** Input → the scopes of the styles that its code uses, also what it loads later. */
  styles: Record<string, string[]>;
  /** Every file those can load, later too. */
  files: string[];
}

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** `island-<type>` → its module, and the module that hydrates them. */
export function islandInputs(root: string): Record<string, string> {
  const types = readdirSync(join(root, 'sections'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .filter((type) => readdirSync(join(root, 'sections', type)).includes('island.tsx'));
  return {
    'islands-hydrate': join(root, 'renderer/islands/hydrate.ts'),
    ...Object.fromEntries(
      types.map((type) => [`island-${type}`, join(root, 'sections', type, 'island.tsx')]),
    ),
  };
}
