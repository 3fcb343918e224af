import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type BundleSources, buildOnce, type Installation } from '../code/index.ts';

/**
 * Returns the folder with the interface of the editor (main.js, main.css, preview.js, events.js): of the
 * package @blockwright/editor, whose code is in prebuilt/cli/, or built on first use in a checkout.
 */
export async function loadEditorBundle(installation: Installation): Promise<string> {
  if (installation.isPrebuilt) return join(dirname(import.meta.dirname), 'edit');
  const folder = join(installation.bundles, 'edit');
  await buildOnce(folder, (draft) => buildEditorBundle(installation, draft));
  return folder;
}

/** Builds the interface of the editor, with the packages that only it uses, into `folder`. */
export async function buildEditorBundle(
  installation: BundleSources,
  folder: string,
): Promise<void> {
  const { NODE_ENV } = process.env;
  // Lazy imports, because both load Vite.
  const { build, normalizePath } = await import('vite');
  const { createViteConfig } = await import('../code/index.ts');
  const config = createViteConfig(installation);
  const shared = normalizePath(join(installation.packageRoot, 'features/_shared/'));
  await build({
    ...config,
    plugins: [config.plugins, leaveOutTranslations],
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: {
        // A door names more than the interface needs.
        treeshake: { moduleSideEffects: (path) => !path.startsWith(shared) },
        input: {
          main: join(installation.packageRoot, 'editor/ui/main.tsx'),
          // Scripts of pages on the canvas, and of the page around it.
          preview: join(installation.packageRoot, 'editor/preview/main.ts'),
          events: join(installation.packageRoot, 'editor/preview/forwardMessages.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  // Vite sets NODE_ENV. Restore it, because each command chooses its own.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/** Leaves out the translations of React Aria: the editor is in English, and they are a third of its size. */
const leaveOutTranslations: Plugin = {
  name: 'blockwright:leave-out-translations',
  load: {
    filter: {
      id: /node_modules\/react-(?:aria|aria-components|stately)\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
    },
    handler: () => 'export default {}',
  },
};
