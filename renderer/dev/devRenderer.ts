import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Installation } from '../cli/Installation.ts';
import type * as Render from '../render.ts';

/** The renderer of pages as this state of the code has it, bundled by `makeDevRenderer`. */
export async function devRenderer({ cache }: Installation): Promise<typeof Render> {
  return import(/* @vite-ignore */ pathToFileURL(join(folder(cache), 'render.js')).href);
}

/**
 * Bundles the renderer with all that it needs, React as visitors get it included, on the first
 * start of each state of the code: one file is loaded several times faster than its hundreds.
 */
export async function makeDevRenderer({ packageRoot, cache }: Installation): Promise<void> {
  const home = folder(cache);
  if (existsSync(home)) return;
  // Another process may be at it too: each makes its own, the first one in place stays.
  const draft = `${home}.${process.pid}`;
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    root: packageRoot,
    configFile: join(packageRoot, 'renderer/vite/serve.config.ts'),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: draft,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: { render: join(packageRoot, 'renderer/render.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
}

function folder(cache: string): string {
  return join(cache, 'dev');
}
