import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleSources } from './BundleSources.ts';
import { buildOnce } from './buildOnce.ts';
import type { SiteCode } from './SiteCode.ts';

/** A module to compile, whose code is generated. */
export interface EntryModule {
  /** The name of the compiled file without its ending. */
  name: string;
  code: string;
}

/** Compiles code of a site or of its packages, with everything that it imports, for Node. */
export async function compileModules(
  code: SiteCode,
  folder: string,
  entries: readonly EntryModule[],
): Promise<void> {
  const { NODE_ENV } = process.env;
  try {
    // Lazy imports: Vite is slow to load, and compiled modules stay.
    const { build } = await import('vite');
    const { createViteConfig } = await import('./createViteConfig.ts');
    const config = createViteConfig({ ...bundleSources(code), siteSections: [] });
    await buildOnce(folder, async (draft) => {
      await build({
        ...config,
        logLevel: 'silent',
        ssr: { noExternal: true },
        define: { ...config.define, 'process.env.NODE_ENV': '"production"' },
        plugins: [
          config.plugins,
          { name: 'blockwright:entries', ...createEntries(entries) },
          { name: 'blockwright:react-dom', enforce: 'pre', ...reactDom },
        ],
        build: {
          ssr: true,
          outDir: draft,
          emptyOutDir: true,
          target: 'node20',
          minify: false,
          // Errors of the code point to its sources.
          sourcemap: true,
          rollupOptions: {
            input: Object.fromEntries(entries.map(({ name }) => [name, entryPrefix + name])),
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
      });
      await writeFile(join(draft, 'package.json'), '{"type":"module"}');
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

const entryPrefix = 'virtual:own-code-';

/** The parts of a plugin that create the entry modules. */
function createEntries(entries: readonly EntryModule[]) {
  return {
    resolveId: (source: string) => (source.startsWith(entryPrefix) ? `\0${source}` : null),
    load: (id: string) =>
      entries.find(({ name }) => id === `\0${entryPrefix}${name}`)?.code ?? null,
  };
}

/** The parts of a plugin that leaves out react-dom, because no view is rendered from these modules. */
const reactDom = {
  resolveId: (source: string) => (/^react-dom(?:\/|$)/.test(source) ? reactDomId : null),
  load: (id: string) => (id === reactDomId ? 'module.exports = {};' : null),
};
const reactDomId = '\0react-dom.cjs';
